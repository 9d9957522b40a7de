/** A list of entries that all tabs of a site update together. */
export interface ChangeLog {
  /** `unopened` until the first update. `missing`: the browser has no such list for us, or has closed it. */
  readonly status: 'unopened' | 'open' | 'missing'
  /**
   * Passes all entries to `change`, oldest first, and stores what it returns in their place; undefined leaves them as they
   * are. No other tab's update runs in between. Resolves with whether the log was read and, if changed, stored.
   */
  update(change: (entries: unknown[]) => unknown[] | undefined): Promise<boolean>
}

/** Returns a log kept in IndexedDB. It opens with the first update, and again after the browser has closed it. */
export function createChangeLog(name: string): ChangeLog {
  let database: IDBDatabase | undefined
  let opening: Promise<void> | undefined
  let status: ChangeLog['status'] = 'unopened'

  function close(): void {
    database?.close()
    database = opening = undefined
    status = 'missing'
  }

  function use(opened: IDBDatabase): void {
    database = opened
    status = 'open'
    // The visitor clears the site's data, or the browser does.
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
    opening ??= openDatabase(name).then(use, () => {
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
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // A task of its own: rendering the page comes first.
    setTimeout(() => {
      try {
        const request = indexedDB.open(name)
        request.onupgradeneeded = () => request.result.createObjectStore(name, { autoIncrement: true })
        request.onsuccess = () => resolve(request.result)
        request.onerror = reject
      } catch (error) {
        reject(error)
      }
    })
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
