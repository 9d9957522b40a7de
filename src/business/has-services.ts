import type { Business } from './business.ts'

/** Returns whether the services section of the home screen has content. */
export function hasServices({ services, rates, work }: Business): boolean {
  return services.length + work.length > 0 || rates.title + rates.text + rates.note !== ''
}
