import { unzipSync } from 'fflate'
import { MAX_PICTURE_BYTES } from '../state/check-picture.ts'
import { PICTURES } from '../state/snippet-choices.ts'

/** The largest file that the builder opens. */
export const MAX_FILE_BYTES = 200_000_000
const MAX_UNPACKED_BYTES = 200_000_000
const MAX_TEXT_BYTES = 10_000_000
const MAX_FILES = 20_000
const MAX_PICTURES = 1000

/** Files that macOS and Windows add to zip files. */
const SYSTEM_FILE = /^__MACOSX\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i

/** The content of a website's zip. */
export interface ZipContent {
  /** The files by path, without a folder around the whole website. */
  files: Record<string, Uint8Array>
  /** The reasons why pictures were not unpacked, by path. */
  refused: ReadonlyMap<string, string>
}

/**
 * Unpacks the pictures of a website and those of its text files that the builder reads.
 * @param texts the names of these text files
 * @throws Error with a message for the owner
 */
export function openZip(bytes: Uint8Array, texts: readonly string[]): ZipContent {
  const folders = new Set<string>()
  const refused = new Map<string, string>()
  let [entries, pictures, unpacked, problem] = [0, 0, 0, '']
  const reject = (message: string) => {
    problem = message
    throw new Error(message)
  }

  function isNeeded({ name, size, originalSize }: { name: string; size: number; originalSize: number }) {
    entries += 1
    if (entries > MAX_FILES)
      reject('This zip file has too many files. It is not a website from this builder.')
    const path = pathOf(name)
    if (SYSTEM_FILE.test(path) || path.endsWith('/')) return false
    const [folder = '', ...rest] = path.split('/')
    folders.add(rest.length > 0 ? folder : '')
    const inFolder = rest.join('/')
    const isText = texts.includes(path) || texts.includes(inFolder)
    if (!isText && !path.startsWith(PICTURES) && !inFolder.startsWith(PICTURES)) return false
    // A file is not larger when it is packed, except for a few bytes.
    if (size > originalSize * 1.01 + 100) reject('This zip file is damaged.')
    if (isText && originalSize > MAX_TEXT_BYTES)
      reject(`The file “${path}” in this zip file is too large to open.`)
    if (!isText) {
      pictures += 1
      if (originalSize > MAX_PICTURE_BYTES) refused.set(path, 'larger than 10 MB')
      else if (pictures > MAX_PICTURES) refused.set(path, `one of more than ${MAX_PICTURES} files`)
      if (refused.has(path)) return false
    }
    unpacked += originalSize
    if (unpacked > MAX_UNPACKED_BYTES) reject('The files in this zip file are together too large to open.')
    return true
  }

  let unzipped: Record<string, Uint8Array>
  try {
    unzipped = unzipSync(bytes, { filter: isNeeded })
  } catch {
    throw new Error(problem || 'This zip file is damaged.')
  }
  // Unpacking and packing a website again often adds a folder around it.
  const [only = ''] = folders
  const around = folders.size === 1 && only ? `${only}/` : ''
  const within = <Value>(all: Iterable<[string, Value]>) =>
    [...all].flatMap(([path, value]): [string, Value][] =>
      path.startsWith(around) ? [[path.slice(around.length), value]] : [],
    )
  const files = Object.entries(unzipped).map(([name, content]): [string, Uint8Array] => [
    pathOf(name),
    content,
  ])
  return { files: Object.fromEntries(within(files)), refused: new Map(within(refused)) }
}

/** Some programs for Windows write backslashes. */
function pathOf(name: string): string {
  return name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')
}
