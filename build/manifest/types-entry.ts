// Entry point of the bundled declarations. It adds two files with global types that the package's entry point does not
// import.
/// <reference path="../../src/env.d.ts" />
import '../../src/runtime/page/start-page.ts'

export * from '../../src/index.ts'
