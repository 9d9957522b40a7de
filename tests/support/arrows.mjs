import { builtInPackages } from '../../build/supply.mjs'
import { composingTags, headlessRooms, rooms } from './rooms.mjs'

const anyOf = (names) => `(${names.join('|')})`
const inRoom = (names) => `^src/${anyOf(names)}/`

/** Matches a package whether it was found in node_modules or not at all. */
const npmPackage = (names) => `(^|node_modules/)${anyOf(names)}(/|$)`

const roomRules = Object.entries(rooms).map(([room, mayImport]) => ({
  name: `${room}-imports-only-what-is-below`,
  comment: `${room} may import ${mayImport.join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: inRoom([room]) },
  to: { path: '^src/', pathNot: inRoom([room, ...mayImport]) },
}))

/** Who may import whom, as dependency-cruiser rules. */
export const arrows = [
  ...roomRules,
  {
    name: 'headless-rooms-know-no-react',
    comment: 'Use zustand/vanilla in a room without a user interface; bind it to React in components/.',
    severity: 'error',
    from: { path: inRoom(headlessRooms) },
    to: {
      path: [
        npmPackage(['react', 'react-dom', 'lucide-react', '@types/react', '@types/react-dom']),
        '(^|node_modules/)zustand($|/(esm/)?(index|react)([./]|$))',
      ],
    },
  },
  {
    name: 'a-tag-imports-no-other-tag',
    comment: `Only ${composingTags.join(' and ')} are made of other tags; a shared piece belongs in components/ui.`,
    severity: 'error',
    from: {
      path: '^src/components/([^/]+)/',
      pathNot: `^src/components/${anyOf(composingTags)}/`,
    },
    to: { path: '^src/components/[^/]+/', pathNot: ['^src/components/$1/', '^src/components/ui/'] },
  },
  {
    name: 'r2wc-stays-in-elements',
    comment: 'elements/ alone knows that there are custom elements.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/elements/' },
    to: { path: '(^|node_modules/)@r2wc/' },
  },
  {
    name: 'dompurify-stays-in-rich-text',
    comment: 'There is one sanitiser. Show a store’s HTML through components/ui/rich-text.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/components/ui/purifier' },
    to: { path: npmPackage(['dompurify']) },
  },
  {
    name: 'src-imports-only-src',
    comment: 'What ships knows nothing of what shows, builds or tries it.',
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
