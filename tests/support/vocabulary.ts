import { join } from 'node:path'
import ts from 'typescript'
import { root } from './files.mjs'

/** The parsed libraries, such as `schema-dts`, which take seconds to parse. */
const libraries = new Map<string, ts.SourceFile | undefined>()

/** Returns the errors that the TypeScript compiler reports for this source text, which may import `schema-dts`. */
export function problemsWithType(text: string): string[] {
  const file = join(root, 'tests/unit/structured-data-to-check.ts')
  const host = ts.createCompilerHost({})
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, target) => {
    if (name === file) return ts.createSourceFile(name, text, target)
    if (!libraries.has(name)) libraries.set(name, getSourceFile.call(host, name, target))
    return libraries.get(name)
  }
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    lib: ['lib.es5.d.ts'],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    types: [],
  }
  const program = ts.createProgram([file], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
