// Checks the imports of src, demo, build and tests against import-rules.mjs.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { isRunDirectly, listFiles, root } from './files.mjs'
import { importRules } from './import-rules.mjs'

const looksInto = ['src', 'demo', 'build', 'tests']

/** Follows every import below `baseDir` and says which break a rule. Paths are relative to `baseDir`. */
export async function checkImports(baseDir) {
  const options = {
    baseDir,
    validate: true,
    ruleSet: { forbidden: importRules },
    doNotFollow: { path: 'node_modules' },
    // Apps that take the package by its name: what they find depends on whether it has been built; an element that a test copies
    // into src; and what the bench has installed.
    exclude: {
      path: '^tests/(reports|package/((react-)?shop|apps|example-element)|browser/(app|vectors)|bench/(node_modules|apps))/',
    },
    // Type imports count too: they are a dependency between folders.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
  }
  const tsConfig = extractTSConfig(join(root, 'tsconfig.json'))
  const folders = looksInto.filter((folder) => existsSync(join(baseDir, folder)))
  const { output } = await cruise(
    folders,
    options,
    {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      conditionNames: ['import', 'default'],
    },
    { tsConfig },
  )
  // A file that a `/// <reference>` names is listed twice.
  const paths = new Set(output.modules.map((module) => module.source))
  return {
    seen: [...paths].filter((path) => /^src\/.*\.tsx?$/.test(path)),
    violations: output.summary.violations,
  }
}

async function main() {
  const { seen, violations } = await checkImports(root)
  const onDisk = listFiles(resolve(root, 'src')).filter((path) => /\.tsx?$/.test(path))
  // A parser that doesn't understand the installed TypeScript sees nothing and reports success.
  if (onDisk.length === 0 || seen.length !== onDisk.length) {
    console.error(
      `The check saw ${seen.length} of the ${onDisk.length} modules in src, so its result means nothing.`,
    )
    return 1
  }
  for (const { rule, from, to, cycle } of violations) {
    const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`
    console.error(
      `${rule.name}: ${path}\n  ${importRules.find((one) => one.name === rule.name)?.comment ?? ''}`,
    )
  }
  console.log(`${seen.length} modules of src checked, ${violations.length} forbidden imports`)
  return violations.length === 0 ? 0 : 1
}

if (isRunDirectly(import.meta.url)) process.exitCode = await main()
