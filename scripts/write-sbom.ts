/** Lists what the mock server bundles of other projects, with their licenses, in the format CycloneDX. The build runs it. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; license: string; integrity: string }>;
};
const dist = 'packages/mock-server/dist';
// The build of each page writes the notices of its libraries from what it bundled.
const notices = globSync(`${dist}/*/licenses.txt`).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
const components = Object.entries(packages).flatMap(([path, { version, license, integrity }]) => {
  const name = path.replace(/^.*node_modules\//, '');
  if (!notices.includes(`${name} ${version}`)) return [];
  const [algorithm = '', hash = ''] = integrity.split('-');
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: license } }],
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }],
  };
});
const sbom = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components };
writeFileSync(`${dist}/sbom.cdx.json`, `${JSON.stringify(sbom, null, 2)}\n`);
