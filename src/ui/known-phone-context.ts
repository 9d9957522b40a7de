import { createContext, useContext, useEffect, useState } from 'react'

const FindPhoneContext = createContext(async (): Promise<string | null> => null)

/** Provides a function that looks up the phone number of the business. */
export const FindPhoneProvider = FindPhoneContext.Provider

/**
 * Returns the phone number of the business if the page's facts contain it. For messages about failures. Null until the
 * number has been looked up.
 */
export function useKnownPhone(): string | null {
  const findPhone = useContext(FindPhoneContext)
  const [phone, setPhone] = useState<string | null>(null)
  useEffect(() => {
    findPhone().then(setPhone, () => {})
  }, [findPhone])
  return phone
}
