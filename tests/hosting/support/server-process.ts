import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'

/** A running web server. */
export interface Server {
  origin: string
  stop: () => Promise<void>
}

/** Starts a web server as a child process and waits until it responds. */
export async function startProcess(program: string, options: string[], origin: string): Promise<Server> {
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  try {
    await expect(async () => {
      if (hasExited(child)) return
      await fetch(origin)
    }, `${program} responds`).toPass({ timeout: 10_000 })
  } catch (error) {
    await stop(child)
    throw error
  }
  if (hasExited(child)) throw new Error(`${program} did not start: ${errors}`)
  return { origin, stop: () => stop(child) }
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
