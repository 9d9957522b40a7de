import { useEffect, useState } from 'react'
import { absoluteUrl } from '../../navigation/url.ts'
import { registeredStore } from '../../provider/registered-stores.ts'
import { useStoreSettings } from '../../ui/element-context.tsx'

/** Returns whether checkout replaces the visitor's cart at the store itself. Asks when the drawer opens. */
export function useReplacesCart(isOpen: boolean): boolean {
  const { type, host } = useStoreSettings()
  const [replacesCart, setReplacesCart] = useState(false)
  useEffect(() => {
    if (!isOpen || !type) return
    const ask = async () => (await registeredStore(type)).replacesCart?.(absoluteUrl(host) ?? host) === true
    // If the adapter fails, the cart works without the message.
    ask().then(setReplacesCart, () => {})
  }, [type, host, isOpen])
  return replacesCart
}
