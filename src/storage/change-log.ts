/**
 * The only door to IndexedDB: one list of changes that all tabs append to. What eight tabs append at the same moment is
 * all there afterwards, which no reading and writing back of one stored text can promise.
 */
const NAME = 'e-commerce-cart'

let database: IDBDatabase | undefined
let opening: Promise<void> | undefined
let isMissing = false

export function isLogOpen(): boolean {
  return database !== undefined
}

/** Whether there is a list, as far as anybody knows before it is open. */
export function isLogLikely(): boolean {
  return !isMissing
}

/** Ends once the list is open, or can't be: not every browser has one for us. */
export function openLog(): Promise<void> {
  // After the task in which the page starts, which has more urgent things to do.
  opening ??= new Promise((done) => setTimeout(() => open(done)))
  return opening
}

function open(done: () => void): void {
  const end = () => {
    isMissing = !database
    done()
  }
  try {
    const request = indexedDB.open(NAME)
    request.onupgradeneeded = () => request.result.createObjectStore(NAME, { autoIncrement: true })
    request.onsuccess = () => {
      database = request.result
      // Somebody empties the browser, or the browser itself does: the next look opens it anew.
      database.onversionchange = database.onclose = closeLog
      end()
    }
    request.onerror = end
  } catch {
    end()
  }
}

/** @param onKept called once the change can't be lost any more */
export function appendChange(change: unknown, onKept: () => void): void {
  const changes = startTransaction()
  if (!changes) return
  changes.add(change)
  changes.transaction.oncomplete = onKept
  changes.transaction.commit()
}

/**
 * Shows `look` all changes, oldest first; what it returns takes their place. No other tab comes in between. Gives false
 * where there is no list.
 */
export function lookAtLog(look: (changes: unknown[]) => unknown[] | undefined): Promise<boolean> {
  return new Promise((done) => {
    const changes = startTransaction()
    if (!changes) return done(false)
    changes.transaction.oncomplete = () => done(true)
    changes.transaction.onabort = () => done(false)
    const request = changes.getAll()
    request.onsuccess = () => {
      const instead = look(request.result)
      if (!instead) return
      changes.clear()
      for (const change of instead) changes.add(change)
    }
  })
}

function startTransaction(): IDBObjectStore | undefined {
  try {
    return database?.transaction(NAME, 'readwrite').objectStore(NAME)
  } catch {
    closeLog()
    return undefined
  }
}

function closeLog(): void {
  database?.close()
  database = opening = undefined
  isMissing = true
}
