import { useState } from 'react'
import type { Problem, StepId } from './problems.ts'

/**
 * Returns the problems to show: those of visited steps and of fields that the owner has left. A new problem appears only
 * after the owner has left the field.
 */
export function useShownProblems(all: readonly Problem[], visited: ReadonlySet<StepId>) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [typing, setTyping] = useState('')
  const problems = all.filter(({ step, path }) => {
    const field = path.join('_')
    return field !== typing && (visited.has(step) || left.has(field))
  })
  return {
    problems,
    /** Call this before a change to a field. */
    enterField: (name: string) => {
      const field = fieldOf(name)
      if (!problems.some(({ path }) => path.join('_') === field)) setTyping(field)
    },
    leaveField: (name: string) =>
      afterPress(() => {
        setLeft((before) => new Set([...before, fieldOf(name)]))
        setTyping('')
      }),
    hideAll: () => {
      setLeft(new Set())
      setTyping('')
    },
  }
}

/** Returns a field's path for the ID of its control. */
function fieldOf(name: string): string {
  return name.replace(/^fact_/, '')
}

/**
 * Runs a function after the current press of a mouse button or a finger. A message that appears during the press would
 * move the pressed control away, which then does nothing.
 */
function afterPress(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(run), { once: true })
  else run()
}
