import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateDtsBundle } from 'dts-bundle-generator'
import packageInfo from '../../package.json' with { type: 'json' }
import { customElementsManifest } from './custom-elements.ts'
import { vscodeData, webTypes } from './editor-data.ts'
import { elementTypes } from './element-types.ts'
import { frameworkTypes } from './framework-types.ts'
import { writeOutInferredInterfaces } from './inferred-interfaces.ts'
import { styleProperties } from './style-properties.ts'
import { tagDescriptions } from './tag-descriptions.ts'

/** What goes into `dist` beside the scripts and modules, by path. */
export function typeFiles(root: string): Record<string, string> {
  const styles = styleProperties(root)
  return {
    'custom-elements.json': json(customElementsManifest(tagDescriptions, styles)),
    'vscode.html-custom-data.json': json(vscodeData(tagDescriptions)),
    'web-types.json': json(webTypes(packageInfo, tagDescriptions, styles)),
    'types/index.d.ts': packageTypes(root),
    'types/frameworks.d.ts': frameworkTypes(tagDescriptions),
    // For a module that defines tags and exports nothing.
    'types/tags.d.ts': "import './index.js'\nexport {}\n",
  }
}

export function writeTypes(root: string): void {
  for (const [name, text] of Object.entries(typeFiles(root))) {
    const path = join(root, 'dist', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`dist/${name} ${text.length.toLocaleString('en')} characters`)
  }
}

function packageTypes(root: string): string {
  const declarations = sourceTypes(root)
  const values = [...declarations.matchAll(/^export declare \w+ (\w+)/gm)].map(([, name = '']) => name)
  return `// ${packageInfo.name} ${packageInfo.version}. Made from its sources by \`npm run build:types\`.
export type { ElectricianElementsJsx } from './frameworks.js'
${declarations}
${elementTypes(tagDescriptions, values)}
export {}
`
}

/** Returns what the package exports, and the types that it refers to, as declarations that need no other file. */
function sourceTypes(root: string): string {
  const entry = { filePath: join(root, 'build/manifest/types-entry.ts'), output: { noBanner: true } }
  const [text = ''] = generateDtsBundle([entry], { preferredConfigPath: join(root, 'tsconfig.json') })
  // The specification is not part of the package.
  return writeOutInferredInterfaces(text, root)
    .replaceAll(/ \(spec \d+\)/g, '')
    .replace(/\s*export \{\};\s*$/, '')
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
