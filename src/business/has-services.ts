import type { Business } from './business.ts'

/** Returns whether the services section of the home screen has content. */
export function hasServices({ services, rates, work, brands, financing }: Business): boolean {
  return (
    services.length + work.length + brands.length > 0 ||
    financing !== null ||
    rates.title + rates.text + rates.note !== ''
  )
}
