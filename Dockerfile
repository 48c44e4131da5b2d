# Tapis Vert in a container: the first stage builds the wheel with page and dictionary, the second only runs it.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /tapisvert
COPY . .
RUN make wheel

FROM python:3.12-slim
COPY --from=build /tapisvert/dist /tapisvert/constraints.txt /tmp/wheel/
RUN pip install --no-cache-dir --constraint /tmp/wheel/constraints.txt "$(ls /tmp/wheel/*.whl)[cluster]" \
    && rm -r /tmp/wheel \
    && useradd --create-home --uid 1000 tapis \
    && install --directory --owner tapis /srv/tapisvert
USER tapis
VOLUME /srv/tapisvert
EXPOSE 8000
ENTRYPOINT ["tapis"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/srv/tapisvert"]
