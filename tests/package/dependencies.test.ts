import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, inject, it } from 'vitest'
import { listFiles } from '../support/files.mjs'

const installed = join(inject('shop'), 'node_modules/electrician-elements')
const packageInfo = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packageInfo

describe('dependencies of the package', () => {
  it('are exactly the packages that the modules import', () => {
    expect(Object.keys(dependencies).toSorted()).toEqual(packagesImportedIn('dist/esm'))
  })

  it('include peer dependencies for the packages that only the type declarations import', () => {
    const usedByTypes = packagesImportedIn('dist/types').filter((name) => !(name in dependencies))
    // React's types are in a separate package, @types/react.
    expect(Object.keys(peerDependencies).toSorted()).toEqual(['@types/react', ...usedByTypes].toSorted())
  })

  it('include no required peer dependencies', () => {
    const optional = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional)
    expect(optional).toEqual(Object.keys(peerDependencies))
  })
})

/** Returns the sorted names of all packages that the files in a folder import, including type-only imports. */
function packagesImportedIn(folder: string): string[] {
  const files = listFiles(join(installed, folder)).map((path) => join(installed, folder, path))
  const specifiers = files.flatMap((path) => specifiersIn(path, readFileSync(path, 'utf8')))
  const names = specifiers.filter((name) => !/^[./]/.test(name)).map(packageOf)
  return [...new Set(names)].toSorted()
}

function specifiersIn(path: string, text: string): string[] {
  const found: string[] = []
  function visit(node: ts.Node): void {
    const isModuleDeclaration = ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name)
    if (isModuleDeclaration) found.push(node.name.text)
    else if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0])
    ts.forEachChild(node, visit)
  }
  function add(specifier: ts.Node | undefined): void {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return found
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
