import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'

export interface Server {
  origin: string
  stop: () => Promise<void>
}

/** Starts a web server of this machine in the foreground, and waits until it answers. */
export async function startProcess(program: string, options: string[], origin: string): Promise<Server> {
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (text) => {
    complaints += text
  })
  await expect(async () => {
    if (child.exitCode !== null) return
    await fetch(origin)
  }, `${program} answers`).toPass({ timeout: 10_000 })
  if (child.exitCode !== null) throw new Error(`${program} doesn't start: ${complaints}`)
  return { origin, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
