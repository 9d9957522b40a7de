import { fileName } from '../publish/download.ts'
import type { BuilderState } from '../state/builder-state.ts'
import { checkPicture } from '../state/check-picture.ts'
import type { PictureFiles } from '../state/picture-storage.ts'
import { PICTURES } from '../state/snippet-choices.ts'

const MAX_LISTED = 20

/** The pictures of an opened file, and the state that refers to them. */
interface OpenedPictures {
  state: BuilderState
  pictures: PictureFiles
  /** What the owner must know about files that were refused or changed. */
  notes: string[]
}

/**
 * Keeps only pictures, recognized by their bytes, under names of the builder. The paths in the file decide neither a
 * name's ending nor its folder.
 * @param given the files in the folder of pictures, by path
 * @param refused the reasons why other files in that folder were refused
 */
export function openPictures(
  state: BuilderState,
  given: Readonly<Record<string, Uint8Array>>,
  refused: ReadonlyMap<string, string> = new Map(),
): OpenedPictures {
  const pictures: Record<string, PictureFiles[string]> = {}
  const reasons = new Map(refused)
  const cleaned: string[] = []
  const names = new Map([...refused.keys()].map((path) => [path, '']))
  for (const [path, bytes] of Object.entries(given)) {
    if (!path.startsWith(PICTURES) || path === PICTURES) continue
    const picture = checkPicture(bytes)
    if (typeof picture === 'string') {
      reasons.set(path, picture)
      names.set(path, '')
      continue
    }
    const name = newName(path, picture.ending, pictures)
    pictures[name] = { bytes: picture.bytes, type: picture.type }
    names.set(path, name)
    if (picture.isCleaned) cleaned.push(path)
  }
  return {
    state: withNames(state, names) as BuilderState,
    pictures,
    notes: [
      ...[...new Set(reasons.values())].map((reason) => {
        const paths = [...reasons.keys()].filter((path) => reasons.get(path) === reason)
        return `Not opened: ${listOf(paths)}. Reason: ${reason}.`
      }),
      ...(cleaned.length > 0
        ? [`Scripts, links or animations were removed from ${listOf(cleaned)}. Check how it looks.`]
        : []),
    ],
  }
}

/** Returns a name that no other picture has. Keeps a name that the builder has chosen, so that URLs stay the same. */
function newName(path: string, ending: string, others: object): string {
  const [, base = ''] = /([^/]+?)(?:\.[^/]*)?$/.exec(path) ?? []
  const start = PICTURES + fileName(base, 'picture').slice(0, 60)
  let name = `${start}.${ending}`
  for (let number = 2; name in others; number += 1) name = `${start}-${number}.${ending}`
  return name
}

/** Replaces the paths of pictures in a value. Removes the paths of refused files. */
function withNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value.replace(/^\.?\//, '')) ?? value
  if (Array.isArray(value)) return value.map((entry) => withNames(entry, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNames(part, names)]))
}

function listOf(paths: readonly string[]): string {
  const names = paths.slice(0, MAX_LISTED).map((path) => `“${path.replace(PICTURES, '')}”`)
  const others = paths.length - names.length
  return names.join(', ') + (others > 0 ? ` and ${others} more` : '')
}
