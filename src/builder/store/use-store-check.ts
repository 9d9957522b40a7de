import { useEffect, useState } from 'react'
import type { BuilderState } from '../state/builder-state.ts'
import { storeProblems } from '../state/problems.ts'
import { checkChosenStore } from './check-chosen-store.ts'
import type { StoreCheck } from './check-store.ts'

/** Checks the owner's store. Also checks a store that this browser remembers, without a button. */
export function useStoreCheck(state: BuilderState) {
  const key = JSON.stringify(state.store)
  const [checked, setChecked] = useState<{ key: string; result: StoreCheck }>()
  const [remembered] = useState({ state, key })

  async function check(): Promise<void> {
    const result = await checkChosenStore(state)
    setChecked({ key, result })
  }

  useEffect(() => {
    const { state: saved, key: savedKey } = remembered
    if (!isCheckable(saved) || storeProblems(saved).length > 0) return
    void checkChosenStore(saved).then((result) =>
      setChecked((current) => current ?? { key: savedKey, result }),
    )
  }, [remembered])

  // A result for another store no longer counts.
  return { check, result: isCheckable(state) && checked?.key === key ? checked.result : undefined }
}

/** Returns whether the owner's store is on a server. */
export function isCheckable({ store }: BuilderState): boolean {
  return store.kind !== 'none' && store.kind !== 'file'
}
