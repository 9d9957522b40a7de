// npm run fix:order. Finds an order of the modules in which gzip sees more of what is alike: it looks back 32 kB and no
// further. Tries at random for some minutes, keeps what helps, and writes script-order.json.
import { writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { minify } from 'terser'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const seconds = Number(argv[2] ?? 180)

/** Each module of the lite script: its own text made small, and the modules that must stand before it. */
async function readModules() {
  const imports = new Map()
  const [{ output }] = await build({
    root,
    mode: 'lite',
    logLevel: 'error',
    build: { write: false, minify: false },
    plugins: [
      {
        name: 'read-imports',
        generateBundle() {
          for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id).importedIds)
        },
      },
    ],
  })
  const before = new Map()
  const allBefore = (id) => {
    if (!before.has(id)) {
      before.set(id, new Set())
      for (const needed of imports.get(id) ?? []) {
        before.get(id).add(needed)
        for (const further of allBefore(needed)) before.get(id).add(further)
      }
    }
    return before.get(id)
  }
  const modules = []
  for (const [id, { code }] of Object.entries(output[0].modules)) {
    if (!code) continue
    const small = await minify(code, { module: true, compress: { unused: false, side_effects: false } })
    modules.push({ id, text: small.code ?? '', before: allBefore(id) })
  }
  return modules
}

function isLegal(order) {
  const present = new Set(order.map(({ id }) => id))
  const seen = new Set()
  return order.every(({ id, before }) => {
    seen.add(id)
    return [...before].every((needed) => seen.has(needed) || !present.has(needed))
  })
}

const sizeOf = (order) => gzipSync(order.map(({ text }) => text).join('\n'), { level: 9 }).length

/** A run of modules taken out and put in elsewhere. */
function changed(order) {
  const next = [...order]
  const length = Math.random() < 0.5 ? 1 : 1 + Math.floor(Math.random() * 12)
  const run = next.splice(Math.floor(Math.random() * (next.length - length + 1)), length)
  next.splice(Math.floor(Math.random() * (next.length + 1)), 0, ...run)
  return next
}

let order = await readModules()
let best = sizeOf(order)
console.log(`${order.length} modules, ${best} bytes`)
const end = Date.now() + seconds * 1000
while (Date.now() < end) {
  const next = changed(order)
  if (!isLegal(next)) continue
  const size = sizeOf(next)
  if (size <= best) [order, best] = [next, size]
}
console.log(`${best} bytes in the order found`)

const own = order.map(({ id }) => id.split('?')[0]).filter((id) => id.startsWith(`${root}src/`))
const paths = own.map((id) => `./${id.slice(root.length + 4)}`).filter((path) => /\.tsx?$/.test(path))
const list = ['react-dom/client', 'dompurify', ...paths.filter((path) => path !== './script-tag.ts')]
writeFileSync(new URL('script-order.json', import.meta.url), `${JSON.stringify(list, null, 2)}\n`)
