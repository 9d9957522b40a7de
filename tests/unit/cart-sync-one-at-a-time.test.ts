import { describe, expect, it } from 'vitest'
import { oneAtATime } from '../../src/cart/sync/one-at-a-time.ts'

/** Returns a task wrapped in `oneAtATime()`. Each run adds a function to `ends` that finishes the run. */
function aTask() {
  const ends: ((error?: Error) => void)[] = []
  let running = 0
  const run = oneAtATime(() => {
    running += 1
    return new Promise((resolve, reject) => {
      ends.push((error) => {
        running -= 1
        if (error) reject(error)
        else resolve()
      })
    })
  })
  return { run, ends, running: () => running }
}

describe('oneAtATime()', () => {
  it('runs the task once for a single call', async () => {
    const { run, ends } = aTask()
    const ended = run()
    ends[0]?.()
    await ended
    expect(ends).toHaveLength(1)
  })

  it('runs the task only once more for all calls made during a run', async () => {
    const { run, ends, running } = aTask()
    const ended = run()
    void run()
    void run()
    expect(running()).toBe(1)
    ends[0]?.()
    await Promise.resolve()
    await Promise.resolve()
    expect(ends).toHaveLength(2)
    expect(running()).toBe(1)
    ends[1]?.()
    await ended
    expect(ends).toHaveLength(2)
  })

  it('runs the task again after it has failed', async () => {
    const { run, ends } = aTask()
    const failed = run()
    ends[0]?.(new Error('no'))
    await expect(failed).rejects.toThrow('no')
    void run()
    expect(ends).toHaveLength(2)
  })
})
