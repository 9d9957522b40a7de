import { join } from 'node:path'
import ts from 'typescript'
import { ownerFactsType } from './owner-facts-type.ts'

/**
 * Replaces each interface that is inferred from a decoder or from the table of business facts with one that lists its
 * fields and comments. Keeps only the exports of the package's entry point and the declarations that they use.
 */
export function writeOutInferredInterfaces(declarations: string, root: string): string {
  const program = programOf(root)
  const written = statementsOf(declarations).map((statement) => {
    const isInferred = ts.isInterfaceDeclaration(statement) && statement.members.length === 0
    return isInferred ? interfaceOf(program, statement) : statement.getFullText()
  })
  const statements = statementsOf(written.join(''))
  const used = usedNames(statements, exportsOf(program, root))
  return statements
    .filter((statement) => used.has(nameOf(statement)))
    .map((statement) => statement.getFullText())
    .join('')
}

function statementsOf(text: string): ts.Statement[] {
  return [...ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest, true).statements]
}

/** Returns the program with the files that the package's entry point imports. */
function programOf(root: string): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return ts.createProgram([join(root, 'src/index.ts'), join(root, 'src/env.d.ts')], options)
}

function exportsOf(program: ts.Program, root: string): string[] {
  const checker = program.getTypeChecker()
  const entry = program.getSourceFile(join(root, 'src/index.ts'))
  const module = entry && checker.getSymbolAtLocation(entry)
  return module ? checker.getExportsOfModule(module).map(({ name }) => name) : []
}

/** Returns an interface with the fields that the sources declare or inherit. */
function interfaceOf(program: ts.Program, { name }: ts.InterfaceDeclaration): string {
  if (name.text === 'OwnerFacts') return ownerFactsType()
  const checker = program.getTypeChecker()
  const source = program
    .getSourceFiles()
    .flatMap((file) => [...file.statements])
    .find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name.text)
  if (!source) throw new Error(`No file that src/index.ts imports declares the interface ${name.text}.`)
  const type = checker.getTypeAtLocation(source)
  const fields = type.getProperties().map((field) => {
    const fieldType = checker.typeToString(checker.getTypeOfSymbol(field))
    const mark = field.flags & ts.SymbolFlags.Optional ? '?' : ''
    return `${commentOf(field, checker)}\t${field.name}${mark}: ${fieldType};\n`
  })
  return `\n${commentOf(type.symbol, checker).trim()}\nexport interface ${name.text} {\n${fields.join('')}}`
}

function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  return comment && `\t/** ${comment} */\n`
}

/** Returns the given names and the names of all declarations that they use, directly or through others. */
function usedNames(statements: readonly ts.Statement[], names: readonly string[]): Set<string> {
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) add(node.text)
    ts.forEachChild(node, visit)
  }
  const add = (name: string): void => {
    const declarations = statements.filter((statement) => nameOf(statement) === name)
    if (used.has(name) || declarations.length === 0) return
    used.add(name)
    declarations.forEach(visit)
  }
  names.forEach(add)
  return used
}

function nameOf(statement: ts.Statement): string {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText()).join()
  const isNamed =
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isFunctionDeclaration(statement)
  return (isNamed && statement.name?.text) || ''
}
