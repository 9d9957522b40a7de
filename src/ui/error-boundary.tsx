import { Component, type ReactNode } from 'react'
import { sharedTexts } from '../texts/en/shared.ts'
import { useTexts } from './element-context.tsx'
import { Failure } from './failure.tsx'

interface ErrorBoundaryProps {
  /** The element's name for the console message, such as `<store-grid>`. */
  name: string
  /** The content that may fail to render. */
  children: ReactNode
  /** Renders content to replace the default error message. */
  fallback?: (error: Error) => ReactNode
}

interface ErrorBoundaryState {
  error: Error | null
}

/** Shows an error message in place of content that failed to render, and logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} failed to render. Please report this error:`, error)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (this.props.fallback) return this.props.fallback(error)
    return <PartFailure onRetry={() => this.setState({ error: null })} />
  }
}

function PartFailure({ onRetry }: { onRetry: () => void }) {
  const text = useTexts(sharedTexts)
  return <Failure message={text('part_failed')} onRetry={onRetry} />
}
