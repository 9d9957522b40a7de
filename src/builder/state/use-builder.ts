import { useCallback, useEffect, useReducer, useState } from 'react'
import { type BuilderState, EMPTY_STATE, readState } from './builder-state.ts'
import { preferredLanguage } from './choose-trade.ts'
import { changeHistory, startHistory } from './history.ts'
import { secretKeyProblem, withoutSecretKeys } from './secret-keys.ts'

const KEY = 'electrician-builder'

/** The empty builder in the language of this browser. */
export const START: BuilderState = { ...EMPTY_STATE, language: preferredLanguage(navigator.languages) }

/** Changes the state. `field` groups changes to the same field into one undo step. */
export type Change = (change: (state: BuilderState) => BuilderState, field?: string) => void

/** Keeps the owner's choices, saves them in this browser and lets the owner undo changes. */
export function useBuilder() {
  const [saved] = useState(savedText)
  const [history, dispatch] = useReducer(changeHistory, undefined, () => startHistory(readSaved(saved)))
  const { present } = history
  const isSaved = useSaved(present)
  const change: Change = useCallback((change, field = '') => dispatch({ type: 'change', change, field }), [])
  return {
    state: present,
    change,
    undo: history.past.length > 0 ? () => dispatch({ type: 'undo' }) : undefined,
    redo: history.future.length > 0 ? () => dispatch({ type: 'redo' }) : undefined,
    isSaved,
    /** Whether an earlier version of the builder had saved a secret key. */
    savedKey: secretKeyProblem(saved) !== undefined,
  }
}

function useSaved(state: BuilderState): boolean {
  const text = JSON.stringify(withoutSecretKeys(state))
  useEffect(() => {
    save(text)
  }, [text])
  return canSave()
}

function savedText(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function readSaved(saved: string): BuilderState {
  try {
    return saved ? readState(JSON.parse(saved)) : START
  } catch {
    return START
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
