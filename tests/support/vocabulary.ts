import { join } from 'node:path'
import ts from 'typescript'
import { root } from './files.mjs'

/** Returns the errors that the TypeScript compiler reports for this source text, which may import `schema-dts`. */
export function problemsWithType(text: string): string[] {
  const file = join(root, 'tests/unit/structured-data-to-check.ts')
  const host = ts.createCompilerHost({})
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, text, target) : getSourceFile.call(host, name, target)
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    types: [],
  }
  const program = ts.createProgram([file], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
