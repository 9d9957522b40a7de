import { SCRIPTS, type ScriptKind } from './choices.ts'

const found = new Map<ScriptKind, Promise<string>>()

/** `sha384-…` of the script as it is served here; empty where it can't be read. */
export function integrityOf(script: ScriptKind): Promise<string> {
  const known = found.get(script) ?? readIntegrity(`/${SCRIPTS[script]}`).catch(() => '')
  found.set(script, known)
  return known
}

async function readIntegrity(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) return ''
  const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}
