// Checks whether the imports in src, demo, build and tests follow the rules in import-rules.mjs.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { isRunDirectly, listFiles, root } from './files.mjs'
import { importRules } from './import-rules.mjs'

const checkedFolders = ['src', 'demo', 'build', 'tests']

/** Checks all imports in `baseDir`. Returns the modules in src and the violations, with paths relative to `baseDir`. */
export async function checkImports(baseDir) {
  const options = {
    baseDir,
    validate: true,
    ruleSet: { forbidden: importRules },
    doNotFollow: { path: 'node_modules' },
    // Skips test reports, apps and elements that only tests build, and separately installed packages.
    exclude: {
      path: '^tests/(reports|package/((react-)?shop|older-react|apps|example-element)|browser/(app|vectors)|bench/(node_modules|apps))/',
    },
    // Type-only imports count, too.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
  }
  const tsConfig = extractTSConfig(join(root, 'tsconfig.json'))
  const folders = checkedFolders.filter((folder) => existsSync(join(baseDir, folder)))
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
  // dependency-cruiser lists a file twice if a `/// <reference>` names it.
  const paths = new Set(output.modules.map((module) => module.source))
  return {
    seen: [...paths].filter((path) => /^src\/.*\.tsx?$/.test(path)),
    violations: output.summary.violations,
  }
}

async function main() {
  const { seen, violations } = await checkImports(root)
  const onDisk = listFiles(resolve(root, 'src')).filter((path) => /\.tsx?$/.test(path))
  // With an unsupported TypeScript version, dependency-cruiser finds no modules and reports no violations.
  if (onDisk.length === 0 || seen.length !== onDisk.length) {
    console.error(
      `The check found only ${seen.length} of ${onDisk.length} modules in src. Check that dependency-cruiser supports the installed TypeScript version.`,
    )
    return 1
  }
  for (const { rule, from, to, cycle } of violations) {
    const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`
    console.error(
      `${rule.name}: ${path}\n  ${importRules.find(({ name }) => name === rule.name)?.comment ?? ''}`,
    )
  }
  console.log(`${seen.length} modules of src checked, ${violations.length} forbidden imports`)
  return violations.length === 0 ? 0 : 1
}

if (isRunDirectly(import.meta.url)) process.exitCode = await main()
