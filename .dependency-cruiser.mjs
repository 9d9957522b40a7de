import {
  composingElements,
  folders,
  headlessFolders,
  insertedElements,
  products,
} from './tests/support/folders.mjs'

/** Packages that the build bundles into the scripts and modules, so that apps do not need to install them. */
const builtInPackages = ['@r2wc/react-to-web-component', 'lucide-react', 'preact', 'zustand']

const anyOf = (names) => `(${names.join('|')})`
const inFolder = (names) => `^src/${anyOf(names)}/`

/** Returns a pattern that matches imports of these packages, even if a package is not installed. */
const npmPackage = (names) => `(^|node_modules/)${anyOf(names)}(/|$)`

const folderRules = Object.entries(folders).map(([folder, mayImport]) => ({
  name: `${folder}-imports-only-lower-folders`,
  comment: `${folder} may import ${mayImport.join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: inFolder([folder]) },
  to: { path: '^src/', pathNot: inFolder([folder, ...mayImport]) },
}))

const forbidden = [
  ...folderRules,
  {
    name: 'every-folder-has-a-row',
    comment: 'Add the folder to tests/support/folders.mjs.',
    severity: 'error',
    from: { path: '^src/[^/]+/', pathNot: inFolder(Object.keys(folders)) },
    to: {},
  },
  {
    name: 'headless-folders-import-no-react',
    comment: 'Use zustand/vanilla in headless folders and bind it to React in ui/ or elements/.',
    severity: 'error',
    from: { path: inFolder(headlessFolders) },
    to: {
      path: [
        npmPackage(['react', 'react-dom', 'lucide-react', '@types/react', '@types/react-dom']),
        '(^|node_modules/)zustand($|/(esm/)?(index|react)([./]|$))',
      ],
    },
  },
  {
    name: 'an-element-imports-no-other-element',
    comment: `Only ${composingElements.join(' and ')} may import other elements. Move code that two elements share to ui/.`,
    severity: 'error',
    from: { path: '^src/elements/([^/]+)/', pathNot: `^src/elements/${anyOf(composingElements)}/` },
    to: {
      path: '^src/elements/[^/]+/',
      pathNot: ['^src/elements/$1/', `^src/elements/${anyOf(insertedElements)}/(element|lazy-toasts)[.]ts$`],
    },
  },
  {
    name: 'r2wc-stays-in-runtime',
    comment: 'Only runtime/ may create custom elements.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/runtime/' },
    to: { path: '(^|node_modules/)@r2wc/' },
  },
  {
    name: 'dompurify-stays-in-the-sanitizer',
    comment: 'Use ui/rich-text.tsx to show HTML from a store.',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/ui/sanitizer', '^src/builder/'] },
    to: { path: npmPackage(['dompurify']) },
  },
  {
    name: 'src-imports-only-src',
    comment: 'Shipped code must not import demo, build or test code.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^(demo|build|tests)/' },
  },
  {
    name: 'build-imports-no-demo',
    comment: 'Only the builds of the demo and of its website may import demo code.',
    severity: 'error',
    from: { path: '^build/', pathNot: '^build/(static-demo/|write-demo-site[.])' },
    to: { path: '^demo/' },
  },
  {
    name: 'build-and-demo-import-no-test',
    comment: 'Move what a build or a demo needs out of tests/.',
    severity: 'error',
    from: { path: '^(build|demo)/' },
    to: { path: '^tests/' },
  },
  {
    name: 'src-ships-only-dependencies',
    comment: 'Add a package that src imports to "dependencies" or to `builtInPackages` in this file.',
    severity: 'error',
    from: { path: '^src/', pathNot: inFolder(products) },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      pathNot: ['node_modules/@types/', npmPackage(builtInPackages)],
    },
  },
  {
    name: 'every-import-resolves',
    comment: 'The imported file or package was not found. Fix its path or install the package.',
    severity: 'error',
    from: { path: '^(src|demo|build|tests)/' },
    // Vite provides modules whose names begin with `virtual:`, and the URLs of files.
    to: { couldNotResolve: true, pathNot: ['^virtual:', '[?]url$'] },
  },
  {
    name: 'no-cycles',
    comment: 'Merge files that import each other, or move the code that both need into a third file.',
    severity: 'error',
    from: { path: '^(src|demo|build)/' },
    to: { circular: true },
  },
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    // Skips the scripts of the WordPress plugin, which import generated files, test reports, apps and elements that only tests build, and separately installed packages such as build/docs with the files that import them.
    exclude: {
      path: '^tests/(reports|package/(shop|older-react|apps)|browser/app|bench/(node_modules|apps)|stores/node_modules|medusa/node_modules)/|^tests/(medusa/(seed|medusa-config)\\.js|stores/published-schema\\.mjs)$|^build/docs/|^src/wordpress/plugin/',
    },
    // Type-only imports count, too.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      conditionNames: ['import', 'default'],
    },
  },
}
