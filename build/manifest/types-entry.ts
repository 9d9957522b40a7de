// What the bundled declarations contain. The sources use globals of two files that the package's entry does not import.
/// <reference path="../../src/env.d.ts" />
import '../../src/elements/start-page.ts'

export * from '../../src/index.ts'
