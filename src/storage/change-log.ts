/** A list of entries that all tabs of a site share. */
export interface ChangeLog {
  /**
   * `unopened` until the first update; `missing` if the database could not be opened or the browser has closed it.
   */
  readonly status: 'unopened' | 'open' | 'missing'
  /**
   * Replaces all entries in one transaction. `change` receives them, oldest first, and returns the new ones, or
   * undefined to keep them. Resolves with true if the transaction completed, otherwise false. Never rejects.
   */
  update(change: (entries: unknown[]) => unknown[] | undefined): Promise<boolean>
  /** Makes the first update open the database without a delay, because there is a change to store. */
  hurry(): void
}

/** Delay of opening the database, which would otherwise delay the first product cards. */
const OPEN_DELAY_MS = 500

/**
 * Creates a log in IndexedDB. Half a second after the first update, the database opens. If that fails, the log stays
 * missing until the next page load. If the browser closes the open database, the next update opens it again.
 */
export function createChangeLog(name: string): ChangeLog {
  let database: IDBDatabase | undefined
  let opening: Promise<void> | undefined
  let status: ChangeLog['status'] = 'unopened'
  let delay_ms = OPEN_DELAY_MS
  let stopWaiting = () => {}

  function wait(): Promise<void> {
    return new Promise((resolve) => {
      stopWaiting = resolve
      setTimeout(resolve, delay_ms)
    })
  }

  function hurry(): void {
    delay_ms = 0
    stopWaiting()
  }

  function close(): void {
    database?.close()
    database = opening = undefined
    status = 'missing'
  }

  function setDatabase(opened: IDBDatabase): void {
    database = opened
    status = 'open'
    // The browser closes the database when, for example, the visitor clears the site's data.
    database.onversionchange = database.onclose = close
  }

  function startTransaction(): IDBTransaction | undefined {
    try {
      return database?.transaction(name, 'readwrite')
    } catch {
      close()
      return undefined
    }
  }

  async function update(change: (entries: unknown[]) => unknown[] | undefined): Promise<boolean> {
    opening ??= wait()
      .then(() => openDatabase(name))
      .then(setDatabase, () => {
        status = 'missing'
      })
    await opening
    const transaction = startTransaction()
    return transaction ? replaceEntries(transaction, name, change) : false
  }

  return {
    get status() {
      return status
    },
    update,
    hurry,
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // If the browser blocks IndexedDB, this line throws, which rejects the promise.
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => request.result.createObjectStore(name, { autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
    request.onerror = reject
  })
}

function replaceEntries(
  transaction: IDBTransaction,
  name: string,
  change: (entries: unknown[]) => unknown[] | undefined,
): Promise<boolean> {
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve(true)
    transaction.onabort = () => resolve(false)
    const entries = transaction.objectStore(name)
    const request = entries.getAll()
    request.onsuccess = () => {
      const changed = change(request.result)
      if (!changed) return
      entries.clear()
      for (const entry of changed) entries.add(entry)
    }
  })
}
