import { areDevelopersReading } from '../navigation/developers.ts'
import { runWhenIdle } from '../navigation/page-lifecycle.ts'
import type { MessageDetails, MessageName } from './messages.ts'

/** A message's name, and a function that returns its details; undefined if the page has fixed the mistake. */
export interface Note<Name extends MessageName = MessageName> {
  name: Name
  details: () => MessageDetails[Name] | undefined
  /** Whether the mistake keeps visitors from seeing an element's content or from buying. */
  isBroken?: boolean | undefined
}

/** How long a script may still correct a mistake, for example with `configure`. */
const CORRECTION_MS = 2000
/** The time after which developers’ messages have loaded, so that no line appears next to them. */
const LINE_MS = 5000
/** Bounds the memory on pages that stay open. */
const MOST_NOTES = 1000

const notes = new Set<Note>()
let read: ((note: Note) => void) | undefined
let isLineDue = false

/**
 * Notes a possible mistake for the page's developers. Downloads and shows nothing to visitors.
 * @returns a function that withdraws the note
 */
export function note<Name extends MessageName>(
  name: Name,
  details: Note<Name>['details'],
  { isBroken }: Pick<Note, 'isBroken'> = {},
): () => void {
  let isCurrent = true
  const entry: Note<Name> = { name, details: () => (isCurrent ? details() : undefined), isBroken }
  const known = entry as unknown as Note
  if (read) later(() => read?.(known), CORRECTION_MS)
  else if (notes.size < MOST_NOTES) notes.add(known)
  if (!isLineDue && globalThis.document && (isBroken || (__ONE_FILE__ && areDevelopersReading()))) {
    isLineDue = true
    later(printLine, LINE_MS)
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

/**
 * Prints the names of what is broken for visitors in one line, unless developers read the messages. One-file
 * scripts contain no messages, so developers read all names.
 */
function printLine(): void {
  if (read) return
  const isMentioned = (each: Note) => each.isBroken || (__ONE_FILE__ && areDevelopersReading())
  const found = [...notes].filter((each) => isMentioned(each) && each.details())
  isLineDue = found.length > 0
  if (!isLineDue) return
  const names = [...new Set(found.map(({ name }) => name))]
  const advice = __ONE_FILE__
    ? 'docs/troubleshooting.md explains each name.'
    : 'Open this page with #electrician-check.'
  const level = found.some(({ isBroken }) => isBroken) ? 'error' : 'info'
  console[level](
    `electrician-elements: problems on this page: ${found.length} (${names.join(', ')}). ${advice}`,
  )
}

function later(run: () => void, delay_ms: number): void {
  if (globalThis.document) runWhenIdle(run, delay_ms)
  else run()
}
