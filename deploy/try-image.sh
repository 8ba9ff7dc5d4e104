#!/usr/bin/env bash
# Builds the image without a Docker engine, says how large it is, starts it and asks it. Debian: apt-get install buildah.
#   deploy/try-image.sh                    builds it first; NODE_IMAGE=… takes another image of Node as its base
#   deploy/try-image.sh localhost/duologue takes one that is there
set -euo pipefail
cd "$(dirname "$0")/.."
# In millions of bytes, as it is pulled: compressed.
most=250
port=${PORT:-3799}
image=${1:-localhost/duologue}
if [ $# -eq 0 ]; then
  buildah bud --layers --isolation chroot ${NODE_IMAGE:+--build-arg NODE="$NODE_IMAGE"} -f deploy/Dockerfile -t "$image" .
fi

folder=$(mktemp -d)
container=$(buildah from --pull-never "$image")
trap 'buildah rm "$container" > /dev/null; rm -rf "$folder"' EXIT
buildah push --quiet "$image" "oci:$folder:duologue"
bytes=$(cat "$folder"/blobs/sha256/* | wc -c)
echo "It is $((bytes / 1000000)) MB to pull; $most MB are the most."
[ "$bytes" -le $((most * 1000000)) ]

echo "It starts on port $port:"
buildah run --isolation chroot --user node -e PORT="$port" -e PROCESSES=1 -e HOST=127.0.0.1 "$container" -- \
  sh -c 'node packages/server/dist/main.js & product=$!
    for turn in $(seq 120); do
      node -e "fetch(\"http://127.0.0.1:$PORT/readyz\").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))" && break
      sleep 1
    done
    node -e "fetch(\"http://127.0.0.1:$PORT/home\").then(({ status }) => { console.log(\"/home says\", status); process.exit(status === 200 ? 0 : 1) })"
    answered=$?
    kill $product; wait $product; ended=$?
    echo "It ended with $ended."
    [ $answered -eq 0 ] && [ $ended -eq 0 ]'
