"""Works out what the judges say to moves that lessons have no answer for: lessons/judged.json of every game.

Run it after a change to a lesson that leaves moves to the judge; the tests say when that is due.
"""

from tapisvert import games
from tapisvert.bots import tutor


def main() -> None:
    for name in games.names():
        file = tutor.write(name)
        print(f"{name}: {file.name if file else 'nothing is left to the judge'}", flush=True)


if __name__ == "__main__":
    main()
