import { join } from 'node:path'
import ts from 'typescript'
import { ownerFactsType } from './owner-facts-type.ts'

const INFERRED = /export interface (\w+) extends Decoded<.*\{\s*\}/g
const OWNER_FACTS = /export interface OwnerFacts extends .*\{\s*\}/

/**
 * Replaces each interface that is inferred from a decoder or from the table of business facts with one that lists its
 * fields and comments. Removes the declarations from which it is inferred, which the package does not export.
 */
export function writeOutInferredInterfaces(declarations: string, root: string): string {
  const program = programOf(root)
  const written = declarations
    .replace(INFERRED, (_, name) => interfaceOf(program, name))
    .replace(OWNER_FACTS, ownerFactsType)
  return withoutUnreferenced(declarations, written)
}

function programOf(root: string): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return ts.createProgram([join(root, 'src/catalog/product.ts'), join(root, 'src/env.d.ts')], options)
}

function interfaceOf(program: ts.Program, name: string): string {
  const checker = program.getTypeChecker()
  const declaration = program
    .getSourceFiles()
    .flatMap((file) => [...file.statements])
    .find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name)
  if (!declaration)
    throw new Error(
      `The types of the package need the fields of ${name}, but no file that src/catalog/product.ts imports declares this interface. Declare it there.`,
    )
  const fields = checker
    .getTypeAtLocation(declaration)
    .getProperties()
    .map((field) => {
      const comment = ts.displayPartsToString(field.getDocumentationComment(checker))
      const type = checker.typeToString(checker.getTypeOfSymbol(field))
      const isOptional = field.flags & ts.SymbolFlags.Optional
      const member = isOptional ? `?: ${type.replace(/ \| undefined$/, '')}` : `: ${type}`
      return `${comment && `\t/** ${comment} */\n`}\t${field.name}${member};\n`
    })
  return `export interface ${name} {\n${fields.join('')}}`
}

/** Removes the declarations that were referenced in `before` but are no longer referenced in `after`. */
function withoutUnreferenced(before: string, after: string): string {
  const references = (name: string, text: string) => text.split(new RegExp(`\\b${name}\\b`)).length - 1
  const file = ts.createSourceFile('index.d.ts', after, ts.ScriptTarget.Latest)
  const kept = file.statements.filter((statement) => {
    const name = nameOf(statement)
    if (!name) return true
    // A declaration can reference itself.
    const own = references(name, statement.getText(file))
    return references(name, after) > own || references(name, before) <= own
  })
  if (kept.length === file.statements.length) return after
  return withoutUnreferenced(before, kept.map((statement) => statement.getFullText(file)).join(''))
}

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return statement.name.text
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text
  if (!ts.isVariableStatement(statement)) return undefined
  const [declaration] = statement.declarationList.declarations
  return declaration && ts.isIdentifier(declaration.name) ? declaration.name.text : undefined
}
