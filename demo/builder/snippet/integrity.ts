import { SCRIPTS, type ScriptKind } from './choices.ts'

const cache = new Map<ScriptKind, Promise<string>>()

/**
 * Returns the `sha384-…` checksum of the script, or an empty string if the snippet builder cannot load the script.
 */
export function integrityOf(script: ScriptKind): Promise<string> {
  const cached = cache.get(script) ?? readIntegrity(SCRIPTS[script]).catch(() => '')
  cache.set(script, cached)
  return cached
}

async function readIntegrity(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) return ''
  const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}
