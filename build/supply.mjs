// What the built scripts are made of and how to tell them from others: dist/integrity.json, dist/sbom.cdx.json and
// dist/licenses.txt. Nothing in them depends on the day or the machine.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const scripts = ['electrician-elements.js', 'electrician-elements.lite.js']
/** Packages that the build copies into scripts or modules. An app that installs ours needs none of them. */
export const builtInPackages = ['lucide-react', 'preact']

/** As `integrity="…"` wants it. */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/**
 * Returns every package that a visitor's browser runs, sorted by name: dependencies, packages that the build copies in,
 * and what those need in turn.
 * @returns {{ name: string, version: string, license: string, integrity?: string }[]}
 */
export function shippedPackages(lock) {
  const asked = [...Object.keys(lock.packages[''].dependencies), ...builtInPackages]
  const found = new Map()
  for (const name of asked) {
    const entry = lock.packages[`node_modules/${name}`]
    if (!entry) throw new Error(`package-lock.json has no ${name} at its top: run npm install.`)
    found.set(name, { name, version: entry.version, license: entry.license, integrity: entry.integrity })
    // Grows while it is walked through.
    asked.push(...Object.keys(entry.dependencies ?? {}).filter((other) => !asked.includes(other)))
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** A bill of materials as CycloneDX 1.5 has it. */
export function billOfMaterials(packageInfo, shipped) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'library',
        name: packageInfo.name,
        version: packageInfo.version,
        licenses: [{ license: { id: packageInfo.license } }],
      },
    },
    components: shipped.map(({ name, version, license, integrity }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }],
      ...(integrity && { hashes: [hashOf(integrity)] }),
    })),
  }
}

function hashOf(integrity) {
  const [algorithm, digest] = integrity.split('-')
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }
}

function licenseText(name) {
  const folder = join(root, 'node_modules', name)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  return file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : 'The package comes without a text of its licence.'
}

function main() {
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const shipped = shippedPackages(read('package-lock.json'))
  const write = (name, text) => writeFileSync(join(root, 'dist', name), `${text}\n`)
  const integrity = scripts.map((name) => [name, integrityOf(readFileSync(join(root, 'dist', name)))])
  write('integrity.json', JSON.stringify(Object.fromEntries(integrity), null, 2))
  write('sbom.cdx.json', JSON.stringify(billOfMaterials(read('package.json'), shipped), null, 2))
  const texts = shipped.map(
    ({ name, version, license }) => `${name} ${version} (${license})\n\n${licenseText(name)}`,
  )
  write('licenses.txt', texts.join(`\n\n${'-'.repeat(80)}\n\n`))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
