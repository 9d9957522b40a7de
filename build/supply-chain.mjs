// Writes dist/integrity.json (checksums of the scripts), dist/sbom.cdx.json (the bill of materials) and
// dist/licenses.txt. The content does not depend on the date or the computer.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const scripts = ['electrician-elements.js', 'electrician-elements.lite.js']

const read = (name) => readFileSync(`${root}dist/${name}`, 'utf8')
const write = (name, text) => writeFileSync(`${root}dist/${name}`, `${text}\n`)
const checksum = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Returns the packages that Vite has bundled into the scripts, sorted by name. */
function bundledPackages() {
  const packages = scripts.flatMap((name) => JSON.parse(read(`.vite/${name}.licenses.json`)))
  const byName = new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry]))
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns a bill of materials in CycloneDX format without the parts that differ between runs and computers. */
function billOfMaterials(bundled) {
  // Without "include", npm leaves out the bundled packages if NODE_ENV is "production".
  const options = ['--sbom-format=cyclonedx', '--package-lock-only', '--include=dev']
  const output = execFileSync('npm', ['sbom', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: process.platform === 'win32',
  })
  const { bomFormat, specVersion, version, metadata, components } = JSON.parse(output)
  const { type, purl, licenses } = metadata.component
  const info = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  return {
    bomFormat,
    specVersion,
    version,
    metadata: { component: { type, name: info.name, version: info.version, purl, licenses } },
    components: bundled.map((entry) => {
      const found = components.find(({ name, version }) => name === entry.name && version === entry.version)
      if (!found)
        throw new Error(`package-lock.json does not list ${entry.name} ${entry.version}. Run "npm ci".`)
      const { type, name, version, purl, hashes, licenses } = found
      return { type, name, version, purl, licenses, hashes }
    }),
  }
}

export function writeSupplyChain() {
  const bundled = bundledPackages()
  const integrity = scripts.map((name) => [name, checksum(read(name))])
  write('integrity.json', JSON.stringify(Object.fromEntries(integrity), null, 2))
  write('sbom.cdx.json', JSON.stringify(billOfMaterials(bundled), null, 2))
  const licenses = bundled.map(
    ({ name, version, identifier, text = 'This package does not contain a license text.' }) =>
      `${name} ${version} (${identifier})\n\n${text}`,
  )
  write('licenses.txt', licenses.join(`\n\n${'-'.repeat(80)}\n\n`))
}
