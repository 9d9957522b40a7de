import type { BuilderState } from './builder-state.ts'

/** The owner's choices, with the states for undo and redo. */
export interface History {
  present: BuilderState
  past: readonly BuilderState[]
  future: readonly BuilderState[]
  /** The field that the last change edited. Consecutive changes to the same field are undone together. */
  edited: string
}

export type HistoryAction =
  | { type: 'change'; field: string; change: (state: BuilderState) => BuilderState }
  | { type: 'undo' }
  | { type: 'redo' }

/** The number of changes that can be undone. */
const MAX_PAST = 100

export function startHistory(present: BuilderState): History {
  return { present, past: [], future: [], edited: '' }
}

export function changeHistory(history: History, action: HistoryAction): History {
  const { present, past, future, edited } = history
  if (action.type === 'undo') {
    const previous = past.at(-1)
    return previous
      ? { present: previous, past: past.slice(0, -1), future: [present, ...future], edited: '' }
      : history
  }
  if (action.type === 'redo') {
    const [next, ...rest] = future
    return next ? { present: next, past: [...past, present], future: rest, edited: '' } : history
  }
  const changed = action.change(present)
  if (JSON.stringify(changed) === JSON.stringify(present)) return history
  const isSameField = action.field !== '' && action.field === edited
  return {
    present: changed,
    past: isSameField ? past : [...past, present].slice(-MAX_PAST),
    future: [],
    edited: action.field,
  }
}
