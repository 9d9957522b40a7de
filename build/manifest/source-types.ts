import { dirname, join } from 'node:path'
import ts from 'typescript'

/** What a module exports, as declarations that need no other file. */
export interface SourceTypes {
  declarations: string
  /** Names that exist at run time: functions and constants, not types. */
  values: string[]
}

/** A named statement of a module's declarations, or the module that it is taken from. */
interface Module {
  statements: Map<string, ts.Statement[]>
  imports: Map<string, string>
}

/**
 * Everything the module exports and whatever that refers to, as TypeScript itself declares it, in one text. Types are
 * all exported; a value that is only referred to is not, because the module does not export it either.
 */
export function sourceTypes(root: string, entry: string): SourceTypes {
  const moduleAt = declaredModules(root, entry)
  const collected = new Map<string, ts.Statement[]>()
  const main = join(root, entry)

  function collect(path: string, name: string): void {
    const module = moduleAt(path)
    const from = module.imports.get(name)
    if (from) collect(from, name)
    const statements = module.statements.get(name)
    // Not of the sources: a global such as Partial.
    if (!statements || collected.get(name) === statements) return
    if (collected.has(name))
      throw new Error(`Two things are called ${name}; the package's types need one name each.`)
    collected.set(name, statements)
    for (const statement of statements) for (const other of namesReferredTo(statement)) collect(path, other)
  }

  const { imports, statements: own } = moduleAt(main)
  const exported = [...imports.keys(), ...own.keys()]
  for (const name of exported) collect(main, name)
  const values = exported.filter((name) => collected.get(name)?.some(isValue))
  const texts = [...collected].flatMap(([name, statements]) =>
    statements.map((statement) => textOf(statement, values.includes(name) || !isValue(statement))),
  )
  return { declarations: texts.join('\n'), values }
}

/** Asks TypeScript for the declarations of one module after the other, as they are needed. */
function declaredModules(root: string, entry: string): (path: string) => Module {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram([join(root, entry), join(root, 'src/env.d.ts')], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
  })
  const modules = new Map<string, Module>()
  return (path) => {
    const known = modules.get(path)
    if (known) return known
    const module = readModule(path, declarationsOf(program, path))
    modules.set(path, module)
    return module
  }
}

function declarationsOf(program: ts.Program, path: string): string {
  let text: string | undefined
  program.emit(program.getSourceFile(path), (_, emitted) => {
    text = emitted
  })
  if (text === undefined) throw new Error(`TypeScript declares nothing for ${path}.`)
  return text
}

function readModule(path: string, text: string): Module {
  const statements = new Map<string, ts.Statement[]>()
  const imports = new Map<string, string>()
  for (const statement of ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).statements) {
    for (const { name, from } of namesTakenFrom(statement))
      if (from.startsWith('.')) imports.set(name, join(dirname(path), from))
    for (const name of namesDeclaredBy(statement))
      statements.set(name, [...(statements.get(name) ?? []), statement])
  }
  return { statements, imports }
}

/** `import { a } from './b.ts'` and `export { a } from './b.ts'` */
function namesTakenFrom(statement: ts.Statement): { name: string; from: string }[] {
  const isTaken = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
  if (!isTaken || !statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return []
  const from = statement.moduleSpecifier.text
  const names = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause
  if (!names || ts.isNamespaceImport(names) || ts.isNamespaceExport(names)) return []
  return names.elements.map(({ name, propertyName }) => {
    if (propertyName)
      throw new Error(`${statement.getText()} renames; the package's types can't follow that.`)
    return { name: name.text, from }
  })
}

function namesDeclaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = statement as ts.DeclarationStatement
  return name && ts.isIdentifier(name) ? [name.text] : []
}

function namesReferredTo(statement: ts.Statement): Set<string> {
  const names = new Set<string>()
  const add = (name: ts.Node) => names.add(name.getText().split('.')[0] ?? '')
  function visit(node: ts.Node): void {
    if (ts.isTypeReferenceNode(node)) add(node.typeName)
    if (ts.isTypeQueryNode(node)) add(node.exprName)
    if (ts.isExpressionWithTypeArguments(node)) add(node.expression)
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return names
}

function isValue(statement: ts.Statement): boolean {
  return !ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)
}

/** The statement with its comment, with or without `export`; the specification is not part of the package. */
function textOf(statement: ts.Statement, isExported: boolean): string {
  const text = statement
    .getFullText()
    .trim()
    .replaceAll(/ \(spec \d+\)/g, '')
  return isExported ? text : text.replace(/^export (?=declare )/m, '')
}
