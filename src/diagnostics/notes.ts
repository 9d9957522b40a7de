import { areDevelopersReading } from '../navigation/developers.ts'
import { runWhenIdle } from '../navigation/page-lifecycle.ts'
import type { MessageDetails, MessageName } from './messages.ts'

/** The name of a message, and a function that returns its details, or undefined if the page has corrected the mistake. */
export interface Note<Name extends MessageName = MessageName> {
  name: Name
  details: () => MessageDetails[Name] | undefined
}

/** Messages about mistakes that keep visitors from seeing an element's content or from buying. */
export const ERRORS: readonly MessageName[] = [
  'missing-store',
  'invalid-store-host',
  'unknown-store-type',
  'facts-file',
  'no-product',
  'missing-product',
  'missing-variant',
  'swallowed-content',
  'private-token',
  'store-failed',
  'checkout-refused',
]
/** Messages whose functions decide whether there is anything to say. */
const UNDECIDED: readonly MessageName[] = ['unknown-attribute', 'texts']

/** How long a script may still correct a mistake, for example with `configure`. */
const CORRECTION_MS = 2000
/** Bounds the memory on pages that stay open. */
const MOST_NOTES = 1000

const notes = new Set<Note>()
let read: ((note: Note) => void) | undefined
let isLineDue = false

/**
 * Notes a possible mistake for the page's developers. Downloads and shows nothing to visitors.
 * @returns a function that withdraws the note
 */
export function note<Name extends MessageName>(name: Name, details: Note<Name>['details']): () => void {
  let isCurrent = true
  const entry: Note<Name> = { name, details: () => (isCurrent ? details() : undefined) }
  const known = entry as unknown as Note
  if (read) later(() => read?.(known))
  else if (notes.size < MOST_NOTES) notes.add(known)
  if (
    !isLineDue &&
    globalThis.document &&
    (ERRORS.includes(name) || (__ONE_FILE__ && areDevelopersReading()))
  ) {
    isLineDue = true
    later(printLine)
  }
  return () => {
    isCurrent = false
    notes.delete(known)
  }
}

/** Passes on all notes, now and when more are added. */
export function readNotes(reader: (note: Note) => void): void {
  read = reader
  for (const each of notes) reader(each)
  notes.clear()
}

/** Prints the names of the notes in one line, unless developers read the messages. One-file scripts contain no messages. */
function printLine(): void {
  const isRead = areDevelopersReading()
  if (isRead && !__ONE_FILE__) return
  const found = [...notes].filter(
    ({ name, details }) =>
      (isRead ? !UNDECIDED.includes(name) : ERRORS.includes(name)) && details() !== undefined,
  )
  const names = [...new Set(found.map(({ name }) => name))]
  isLineDue = names.length > 0
  if (!isLineDue) return
  const advice = __ONE_FILE__
    ? 'docs/troubleshooting.md of electrician-elements explains each name.'
    : 'Open this page with #electrician-check at the end of its address.'
  const level = names.some((name) => ERRORS.includes(name)) ? 'error' : 'info'
  console[level](
    `electrician-elements: problems on this page: ${found.length} (${names.join(', ')}). ${advice}`,
  )
}

function later(run: () => void): void {
  if (globalThis.document) runWhenIdle(run, CORRECTION_MS)
  else run()
}
