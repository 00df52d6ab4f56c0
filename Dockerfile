# The site with its bots. Everything that must not be lost is in /data; see docs/hosting.md.
FROM python:3.12-slim
WORKDIR /mischia
COPY pyproject.toml setup.py constraints.txt README.md ./
COPY src src
RUN pip install --no-cache-dir -c constraints.txt . \
    && useradd --system --home-dir /data mischia \
    && install -d -o mischia -g mischia -m 700 /data
USER mischia
VOLUME /data
ENV MISCHIA_DATA=/data PYTHONUNBUFFERED=1
EXPOSE 8000
HEALTHCHECK --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]
CMD ["mischia", "serve"]
