import { useEffect, useState } from 'react'
import { STEPS, type StepId } from './problems.ts'

const KEY = 'electrician-builder-visited'

/** Keeps the steps that the owner has visited and left, also after a reload. */
export function useVisitedSteps() {
  const [visited, setVisited] = useState(readVisited)
  useEffect(() => {
    try {
      localStorage.setItem(KEY, [...visited].join())
    } catch {
      // The top bar informs the owner that this browser saves nothing.
    }
  }, [visited])
  return [visited, setVisited] as const
}

function readVisited(): ReadonlySet<StepId> {
  try {
    const names = (localStorage.getItem(KEY) ?? '').split(',')
    return new Set(STEPS.filter((step) => names.includes(step)))
  } catch {
    return new Set()
  }
}
