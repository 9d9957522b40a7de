import type { BuilderState } from '../state/builder-state.ts'
import type { Problem, StepId } from '../state/problems.ts'
import type { Change } from '../state/use-builder.ts'
import type { StoreCheck } from '../store/check-store.ts'

/** The props of every step. */
export interface StepProps {
  state: BuilderState
  change: Change
  /** The problems that are shown: those of visited steps and of fields that the owner has left. */
  problems: readonly Problem[]
  /** All problems, for the last step. */
  allProblems: readonly Problem[]
  onLeaveField: (name: string) => void
  goTo: (step: StepId, field?: string) => void
  /** The result of the last store check; undefined after the store's address or ID has changed. */
  storeCheck: StoreCheck | undefined
  checkStore: () => Promise<void>
  /** Whether the preview shows the code for a page instead of the website. */
  onPreviewKind: (kind: 'site' | 'code') => void
}

/** Returns the messages of the problems of a field. */
export function messagesFor(problems: readonly Problem[], path: string): string {
  return problems
    .filter((problem) => problem.path.join('.') === path)
    .map(({ message }) => message)
    .join(' ')
}
