// Writes dist/integrity.json (checksums of the scripts), dist/sbom.cdx.json (the bill of materials) and
// dist/licenses.txt. The content does not depend on the date or the computer.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const scripts = ['electrician-elements.js', 'electrician-elements.lite.js']
/** Packages that the build bundles into the scripts and modules, so that apps do not need to install them. */
export const builtInPackages = ['@r2wc/react-to-web-component', 'lucide-react', 'preact', 'zustand']

/** Returns the value of the `integrity` attribute for a file's content. */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/**
 * Returns every package that runs in visitors' browsers, sorted by name: dependencies, bundled packages and their
 * own dependencies.
 * @returns {{ name: string, version: string, license: string, integrity?: string }[]}
 */
export function shippedPackages(lock) {
  const names = [...Object.keys(lock.packages[''].dependencies), ...builtInPackages]
  const found = new Map()
  for (const name of names) {
    const entry = lock.packages[`node_modules/${name}`]
    if (!entry)
      throw new Error(
        `package-lock.json does not contain ${name}, so its version is unknown. Run "npm install" to update the file.`,
      )
    found.set(name, { name, version: entry.version, license: entry.license, integrity: entry.integrity })
    // `names` grows during the loop, so the loop also visits the dependencies that are added here.
    names.push(...Object.keys(entry.dependencies ?? {}).filter((other) => !names.includes(other)))
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns a bill of materials in CycloneDX 1.5 format. */
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
    : 'This package does not contain a license text.'
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
