import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { type BuildOptions, build } from 'vite'
import { pageFolders } from '../../demo/serve.ts'
import { checkoutStyle } from '../../demo/store/checkout-style.ts'
import { drawPicture, pictureNames } from '../../demo/store/pictures/index.ts'
import { starterZip } from './starter.ts'
import { staticName, toStaticPage } from './static-page.ts'

const scripts = ['electrician-elements.js', 'electrician-elements.lite.js', 'demo-store.js']
/** The input and output folders of a demo build. */
export interface DemoOptions {
  /** The repository's root folder. */
  root: string
  /** The output folder, relative to `root`. */
  folder: string
}

/** Writes the demo as static files that work on any host and at any path. Returns the file names of its pages. */
export async function writeDemo({ root, folder }: DemoOptions): Promise<string[]> {
  const output = join(root, folder)
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(output, name)), { recursive: true })
    writeFileSync(join(output, name), text)
  }
  rmSync(output, { recursive: true, force: true })
  const pages: string[] = []
  const writePage = (name: string, html: string) => {
    pages.push(staticName(name))
    write(staticName(name), toStaticPage(name, html))
  }

  for (const pages of pageFolders(root))
    for (const name of ['', 'builder/'].flatMap((folder) => filesIn(pages, folder))) {
      const text = readFileSync(join(pages, name), 'utf8')
      if (extname(name) === '.html') writePage(name, text)
      else write(name, text)
    }
  writePage('checkout.html', readFileSync(join(root, 'demo/store/in-page/checkout.html'), 'utf8'))
  write('checkout.css', checkoutStyle)
  for (const name of pictureNames) write(`pictures/${name}.svg`, drawPicture(name) ?? '')
  for (const name of scripts) copyScript(join(root, 'dist', name), join(output, name))
  for (const name of ['languages', 'stores'])
    cpSync(join(root, 'dist', name), join(output, name), { recursive: true })
  writeFileSync(join(output, 'starter.zip'), starterZip(root))
  await bundleWholesaleStore(root, output)
  copyBuilder(root, output)
  return pages
}

/** Returns the paths of a folder's files for browsers, relative to `pages`. A missing folder has none. */
function filesIn(pages: string, folder: string): string[] {
  if (!existsSync(join(pages, folder))) return []
  return readdirSync(join(pages, folder))
    .filter((name) => ['.html', '.css', '.svg', '.js'].includes(extname(name)))
    .map((name) => folder + name)
}

function copyScript(from: string, to: string): void {
  if (!existsSync(from))
    throw new Error(`${from} is missing, so the demo pages would not work. Run "npm run build" first.`)
  copyFileSync(from, to)
}

/** Bundles the demo store with every catalog as a classic script. */
async function bundleWholesaleStore(root: string, output: string): Promise<void> {
  await bundle(root, output, {
    minify: true,
    lib: {
      entry: join(root, 'demo/store/in-page/wholesale-store.ts'),
      formats: ['iife'],
      name: 'ElectricianWholesaleStore',
      fileName: () => 'wholesale-store.js',
    },
  })
}

/** Copies the site builder's scripts and the modules for the websites that it builds. */
function copyBuilder(root: string, output: string): void {
  for (const name of ['main.js', 'style.css', 'preview.js'])
    copyScript(join(root, 'dist/builder', name), join(output, 'builder', name))
  cpSync(join(root, 'dist/builder'), join(output, 'builder'), { recursive: true })
  cpSync(join(root, 'dist/modules'), join(output, 'modules'), { recursive: true })
}

async function bundle(root: string, output: string, options: BuildOptions): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: { outDir: output, emptyOutDir: false, reportCompressedSize: false, ...options },
  })
}
