// Who imports whom: the rules of arrows.mjs over src, demo, build and tests.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { arrows } from './arrows.mjs'
import { isRunDirectly, listFiles, root } from './files.mjs'

const looksInto = ['src', 'demo', 'build', 'tests']

/** Follows every import below `baseDir` and says which break a rule. Paths are relative to `baseDir`. */
export async function cruiseHouse(baseDir) {
  const options = {
    baseDir,
    validate: true,
    ruleSet: { forbidden: arrows },
    doNotFollow: { path: 'node_modules' },
    // Apps that take the package by its name: what they find depends on whether it has been built; and what the bench has installed.
    exclude: {
      path: '^tests/(reports|package/((react-)?shop|apps)|browser/(app|vectors)|bench/(node_modules|apps))/',
    },
    // Types count as well: a room that knows another's types knows the other room.
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
  return {
    seen: output.modules.map((module) => module.source).filter((path) => /^src\/.*\.tsx?$/.test(path)),
    violations: output.summary.violations,
  }
}

async function main() {
  const { seen, violations } = await cruiseHouse(root)
  const onDisk = listFiles(resolve(root, 'src')).filter((path) => /\.tsx?$/.test(path))
  // A parser that doesn't understand the installed TypeScript sees nothing and reports success.
  if (onDisk.length === 0 || seen.length !== onDisk.length) {
    console.error(`The arrows mean nothing: src has ${onDisk.length} modules, ${seen.length} were looked at.`)
    return 1
  }
  for (const { rule, from, to, cycle } of violations) {
    const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`
    console.error(
      `${rule.name}: ${path}\n  ${arrows.find((arrow) => arrow.name === rule.name)?.comment ?? ''}`,
    )
  }
  console.log(`${seen.length} modules of src looked at, ${violations.length} imports against the arrows`)
  return violations.length === 0 ? 0 : 1
}

if (isRunDirectly(import.meta.url)) process.exitCode = await main()
