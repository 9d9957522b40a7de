import { builtInPackages } from '../../build/supply.mjs'
import { composingElements, folders, headlessFolders, insertedElements } from './folders.mjs'

const anyOf = (names) => `(${names.join('|')})`
const inFolder = (names) => `^src/${anyOf(names)}/`

/** Matches a package whether it was found in node_modules or not at all. */
const npmPackage = (names) => `(^|node_modules/)${anyOf(names)}(/|$)`

const folderRules = Object.entries(folders).map(([folder, mayImport]) => ({
  name: `${folder}-imports-only-what-is-below`,
  comment: `${folder} may import ${mayImport.join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: inFolder([folder]) },
  to: { path: '^src/', pathNot: inFolder([folder, ...mayImport]) },
}))

/** Which module may import which, as dependency-cruiser rules. */
export const importRules = [
  ...folderRules,
  {
    name: 'headless-folders-import-no-react',
    comment: 'Use zustand/vanilla in a folder without a user interface; bind it to React in ui/ or tags/.',
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
    comment: `Only ${composingElements.join(' and ')} compose other elements; code that two elements share belongs in ui/.`,
    severity: 'error',
    from: { path: '^src/tags/([^/]+)/', pathNot: `^src/tags/${anyOf(composingElements)}/` },
    to: {
      path: '^src/tags/[^/]+/',
      pathNot: ['^src/tags/$1/', `^src/tags/${anyOf(insertedElements)}/element[.]ts$`],
    },
  },
  {
    name: 'r2wc-stays-in-elements',
    comment: 'Only elements/ works with custom elements.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/elements/' },
    to: { path: '(^|node_modules/)@r2wc/' },
  },
  {
    name: 'dompurify-stays-in-the-sanitizer',
    comment: 'There is one sanitizer. Show a store’s HTML with ui/rich-text.tsx.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/ui/sanitizer' },
    to: { path: npmPackage(['dompurify']) },
  },
  {
    name: 'src-imports-only-src',
    comment: 'Shipped code imports no demo, build or test code.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^(demo|build|tests)/' },
  },
  {
    name: 'demo-and-build-import-no-test',
    comment: 'The demo and the build work without the tests.',
    severity: 'error',
    from: { path: '^(demo|build)/' },
    to: { path: '^tests/' },
  },
  {
    name: 'src-ships-only-dependencies',
    comment:
      'A package that src imports belongs under "dependencies", or in `builtInPackages` of build/supply.mjs.',
    severity: 'error',
    from: { path: '^src/' },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      pathNot: ['node_modules/@types/', npmPackage(builtInPackages)],
    },
  },
  {
    name: 'every-import-leads-somewhere',
    comment: 'The imported file or package was not found.',
    severity: 'error',
    from: { path: '^(src|demo|build|tests)/' },
    // Vite answers these itself.
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one file, or a third is missing.',
    severity: 'error',
    from: { path: '^(src|demo|build)/' },
    to: { circular: true },
  },
]
