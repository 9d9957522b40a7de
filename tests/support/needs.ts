import { test } from '@playwright/test'

/**
 * For a test of what a machine may lack: a browser engine, a server, a theme. With `CI` set everything is installed, and
 * the test fails without it; elsewhere it is skipped, and says why.
 */
export function needs(isHere: boolean, reason: string): void {
  if (!isHere && process.env['CI']) throw new Error(reason)
  test.skip(!isHere, reason)
}
