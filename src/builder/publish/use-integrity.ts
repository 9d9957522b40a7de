import { useEffect, useState } from 'react'
import { integrityOf } from '../snippet/integrity.ts'

/** Returns the checksum of a script, or an empty string while it is unknown. */
export function useIntegrity(script: string): string {
  const [known, setKnown] = useState<{ script: string; integrity: string } | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (script)
      void integrityOf(script).then((integrity) => {
        if (isCurrent) setKnown({ script, integrity })
      })
    return () => {
      isCurrent = false
    }
  }, [script])
  return known && known.script === script ? known.integrity : ''
}
