import { documentProperty } from './page-document.ts'
import { isSelfCheckWanted } from './self-check-hash.ts'

/** Matches names of computers in the developer's own network, including loopback and private addresses. */
const LOCAL = [
  /^(.+\.)?(localhost|local|test)$/,
  /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d+){2,3}$/,
  /^\[(::1|f[cd][\da-f:]+)\]$/,
]

/** Returns whether developers read messages: on their own computers, and where the page asks for them. */
export function areDevelopersReading(): boolean {
  return (
    location.protocol === 'file:' ||
    LOCAL.some((name) => name.test(location.hostname)) ||
    isSelfCheckWanted() ||
    [...documentProperty('scripts')].some(({ dataset }) => dataset['check'] !== undefined)
  )
}
