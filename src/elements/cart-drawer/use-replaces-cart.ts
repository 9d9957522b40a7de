import { useEffect, useState } from 'react'
import { absoluteUrl } from '../../navigation/url.ts'
import { registeredStore } from '../../provider/registered-stores.ts'
import { useStoreSettings } from '../../ui/store-settings-context.ts'

/**
 * Returns whether the checkout would replace what the visitor has put into the store's own cart. Asks the store's adapter
 * each time the drawer opens.
 */
export function useReplacesCart(isOpen: boolean): boolean {
  const settings = useStoreSettings()
  const [replacesCart, setReplacesCart] = useState(false)
  useEffect(() => {
    const { type, host } = settings
    if (!isOpen || !type) return
    const ask = async () =>
      (await registeredStore(type)).replacesCart?.({ ...settings, host: absoluteUrl(host) ?? host })
    // Without an answer, the cart works as it does for other stores.
    ask().then(
      (answer) => setReplacesCart(answer === true),
      () => {},
    )
  }, [settings, isOpen])
  return replacesCart
}
