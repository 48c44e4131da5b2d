## The big screen in the room, and the phones around it

screen-button = Big screen
screen-button-text = The board on the television, everybody’s hand on their phone.
screen-open = Play on a big screen
screen-out = Close the big screen
screen-full = Full screen
screen-window = Leave full screen
screen-join = Take a seat!
screen-join-text = Point your phone at this code, say your name, and sit down.
screen-typed = Or open { $address } and type this code:
screen-again = A phone comes back? It takes this code.
screen-captions = What happens
screen-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
screen-ready = Everybody is here.
screen-start-by = { $name } will start the match.
screen-shut = Nobody may look on at this table: open the big screen with the device of somebody who plays.

## The hand alone, on a phone

hand-only = Hand only
hand-whole = The whole table
hand-look-up = Look at the big screen.

## A seat that goes to another phone

handing-button = Hand over a seat
handing-title = Hand over a seat
handing-text = A phone is lost, or its battery? Another takes its seat, with the same hand. The whole table sees it.
handing-choose = { $name }’s seat
handing-scan = Point the phone that takes { $name }’s seat at this code.
handing-code = Without a camera: open { $address } and type
handing-until = This code is good once, and for ten minutes.
handing-close = Close
handing-take = Take this seat
handing-take-title = A seat is handed to you
handing-take-text = You go on for somebody else, with their hand. The whole table will see it.
handing-take-code = The code that the host shows you
handing-lost = The host has given your seat to another phone. You are looking on now.
handing-lost-done = All right
