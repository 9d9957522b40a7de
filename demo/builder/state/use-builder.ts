import { useCallback, useEffect, useReducer } from 'react'
import { type BuilderState, EMPTY_STATE, readState } from './builder-state.ts'
import { changeHistory, startHistory } from './history.ts'

const KEY = 'electrician-builder'

/** Changes the state. `field` groups changes to the same field into one undo step. */
export type Change = (change: (state: BuilderState) => BuilderState, field?: string) => void

/** Keeps the owner's choices, saves them in this browser and lets the owner undo changes. */
export function useBuilder() {
  const [history, dispatch] = useReducer(changeHistory, undefined, () => startHistory(readSaved()))
  const { present } = history
  const isSaved = useSaved(present)
  const change: Change = useCallback((change, field = '') => dispatch({ type: 'change', change, field }), [])
  return {
    state: present,
    change,
    undo: history.past.length > 0 ? () => dispatch({ type: 'undo' }) : undefined,
    redo: history.future.length > 0 ? () => dispatch({ type: 'redo' }) : undefined,
    isSaved,
  }
}

function useSaved(state: BuilderState): boolean {
  const text = JSON.stringify(state)
  useEffect(() => {
    save(text)
  }, [text])
  return canSave()
}

function readSaved(): BuilderState {
  try {
    return readState(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return EMPTY_STATE
  }
}

function save(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // `canSave()` detects this, and the top bar informs the owner.
  }
}

function canSave(): boolean {
  try {
    localStorage.setItem(`${KEY}-test`, '')
    localStorage.removeItem(`${KEY}-test`)
    return true
  } catch {
    return false
  }
}
