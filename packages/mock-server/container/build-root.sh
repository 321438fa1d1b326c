#!/bin/sh
# Writes the files of the image to the folder `root`, from the packages in the folder `app` and the Node of this machine, a Debian.
# The Dockerfile runs it, and so does tests/packages/container.test.ts.
set -eu

node="$(readlink -f "$(command -v node)")"
mkdir -p data root/usr/local/bin root/etc root/var/lib/dpkg/status.d
cp -R app root/app
cp "$node" root/usr/local/bin/node

# The command, with the path of Node: there is no /usr/bin/env.
printf '%s\n' '#!/usr/local/bin/node' "import '/app/node_modules/@paychord/mock-server/dist/cli.js';" >root/usr/local/bin/paychord-mock
chmod 755 root/usr/local/bin/paychord-mock

echo 'mock:x:65532:65532::/data:/sbin/nologin' >root/etc/passwd
echo 'mock:x:65532:' >root/etc/group
echo 'hosts: files dns' >root/etc/nsswitch.conf

# The libraries and the loader, at the paths where Node searches for them on this platform.
libraries="$(ldd "$node" | grep -o '/[^ ]*')"
for library in $libraries; do
  cp --dereference --parents "$library" root
  # Scanners and the SBOM find the versions here, and the licenses of the libraries must come with them.
  package="$(dpkg-query --search "*/${library##*/}" | head -n 1 | cut -d: -f1)"
  dpkg-query --status "$package" >"root/var/lib/dpkg/status.d/$package"
  cp --dereference --parents "/usr/share/doc/$package/copyright" root
done
