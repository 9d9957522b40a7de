import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ChangeLog, createChangeLog } from '../../src/storage/change-log.ts'

const NAME = 'e-commerce-cart'

async function entriesOf(log: ChangeLog): Promise<unknown[]> {
  let found: unknown[] = []
  await log.update((entries) => {
    found = entries
    return undefined
  })
  return found
}

const append = (log: ChangeLog, entry: unknown) => log.update((entries) => [...entries, entry])

/** Opens the database as another script would. */
function openDatabase(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, version)
    request.onupgradeneeded = () => {
      if (!request.result.objectStoreNames.contains(NAME))
        request.result.createObjectStore(NAME, { autoIncrement: true })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('createChangeLog()', () => {
  it('creates an empty log and opens its database only on the first update', async () => {
    const log = createChangeLog(NAME)
    expect(log.status).toBe('unopened')
    expect(await entriesOf(log)).toEqual([])
    expect(log.status).toBe('open')
  })

  it('opens its database half a second after the first update', async () => {
    vi.useFakeTimers()
    const open = vi.spyOn(indexedDB, 'open')
    void createChangeLog(NAME).update(() => undefined)
    await vi.advanceTimersByTimeAsync(499)
    expect(open).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(open).toHaveBeenCalledOnce()
  })

  it.each([
    ['before', (log: ChangeLog) => [() => log.hurry(), () => void log.update(() => undefined)]],
    ['after', (log: ChangeLog) => [() => void log.update(() => undefined), () => log.hurry()]],
  ])('opens its database at once if hurry() is called %s the first update', async (_, stepsOf) => {
    vi.useFakeTimers()
    const open = vi.spyOn(indexedDB, 'open')
    for (const step of stepsOf(createChangeLog(NAME))) step()
    await vi.advanceTimersByTimeAsync(0)
    expect(open).toHaveBeenCalledOnce()
  })

  it('stores the entries that an update returns and resolves to true', async () => {
    const log = createChangeLog(NAME)
    expect(await log.update(() => ['a', { b: 1 }])).toBe(true)
    expect(await entriesOf(createChangeLog(NAME))).toEqual(['a', { b: 1 }])
  })

  it('replaces all entries on each update', async () => {
    const log = createChangeLog(NAME)
    await log.update(() => ['a', 'b'])
    await log.update(() => ['c'])
    expect(await entriesOf(log)).toEqual(['c'])
  })

  it('keeps the entries when an update returns undefined', async () => {
    const log = createChangeLog(NAME)
    await append(log, 'a')
    expect(await log.update(() => undefined)).toBe(true)
    expect(await entriesOf(log)).toEqual(['a'])
  })

  it('keeps entries that other tabs add concurrently', async () => {
    const tabs = Array.from({ length: 8 }, () => createChangeLog(NAME))
    await Promise.all(tabs.map((log, index) => append(log, index)))
    expect((await entriesOf(createChangeLog(NAME))).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('reads entries of an earlier version, oldest first', async () => {
    const database = await openDatabase()
    const transaction = database.transaction(NAME, 'readwrite')
    for (const entry of ['first', 'second']) transaction.objectStore(NAME).add(entry)
    await new Promise((resolve) => {
      transaction.oncomplete = resolve
    })
    database.close()
    expect(await entriesOf(createChangeLog(NAME))).toEqual(['first', 'second'])
  })

  it('sets the status to missing when the browser has no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const log = createChangeLog(NAME)
    const change = vi.fn()
    expect(await log.update(change)).toBe(false)
    expect(change).not.toHaveBeenCalled()
    expect(log.status).toBe('missing')
  })

  it('sets the status to missing when the browser cannot open the database', async () => {
    // Browsers refuse to open a database with a lower version number than the existing one.
    const database = await openDatabase(2)
    database.close()
    const factory = indexedDB
    vi.stubGlobal('indexedDB', { open: (name: string) => factory.open(name, 1) })
    const log = createChangeLog(NAME)
    expect(await append(log, 'a')).toBe(false)
    expect(log.status).toBe('missing')
  })

  it('resolves to false when the transaction is aborted', async () => {
    const log = createChangeLog(NAME)
    await append(log, 'a')
    const store = vi.spyOn(IDBObjectStore.prototype, 'add')
    store.mockImplementation(function (this: IDBObjectStore) {
      this.transaction.abort()
      return {} as IDBRequest<IDBValidKey>
    })
    expect(await append(log, 'b')).toBe(false)
    store.mockRestore()
    expect(await entriesOf(log)).toEqual(['a'])
  })

  it('closes its connection when the database is deleted and opens a new one later', async () => {
    const log = createChangeLog(NAME)
    await append(log, 'a')
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(NAME).onsuccess = resolve
    })
    expect(log.status).toBe('missing')
    expect(await append(log, 'b')).toBe(true)
    expect(log.status).toBe('open')
    expect(await entriesOf(log)).toEqual(['b'])
  })
})
