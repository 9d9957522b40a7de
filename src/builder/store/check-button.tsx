import { useState } from 'react'
import type { StepProps } from '../steps/step-props.ts'

/** A button that checks the owner's store, and the result. */
export function CheckStore({ storeCheck, checkStore }: Pick<StepProps, 'storeCheck' | 'checkStore'>) {
  const [isChecking, setChecking] = useState(false)

  async function check(): Promise<void> {
    setChecking(true)
    await checkStore()
    setChecking(false)
  }

  return (
    <div className="check-store">
      <button type="button" className="button" onClick={() => void check()} disabled={isChecking}>
        Check my store
      </button>
      <p role="status" data-kind={isChecking ? 'checking' : storeCheck?.kind}>
        {isChecking ? 'Checking your store …' : storeCheck?.message}
      </p>
    </div>
  )
}
