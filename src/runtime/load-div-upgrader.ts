import { loadOnce } from '../ui/load-once.ts'

/** The code that replaces divs by elements. Only pages whose script tag has `data-upgrade-divs` load it. */
export const loadedDivUpgrader = loadOnce(async () => (await import('./upgrade-divs.ts')).divUpgrader)
