import { useEffect, useState } from 'react'
import type { StoreChoice } from '../state/builder-state.ts'
import { checkStore, type StoreCheck } from './check-store.ts'
import { storeIdProblem } from './store-id.ts'

/** Checks the owner's store. Also checks a store that this browser remembers, without a button. */
export function useStoreCheck({ kind, host, id }: StoreChoice) {
  const key = `${host} ${id}`
  const [checked, setChecked] = useState<{ key: string; result: StoreCheck }>()
  const [remembered] = useState({ kind, host, id })

  async function check(): Promise<void> {
    const result = await checkStore(host, id, { pageProtocol: location.protocol })
    setChecked({ key, result })
  }

  useEffect(() => {
    const { kind, host, id } = remembered
    if (kind !== 'hosted' || storeIdProblem(id, host)) return
    void checkStore(host, id, { pageProtocol: location.protocol }).then((result) =>
      setChecked((current) => current ?? { key: `${host} ${id}`, result }),
    )
  }, [remembered])

  // A result for another store no longer counts.
  return { check, result: kind === 'hosted' && checked?.key === key ? checked.result : undefined }
}
