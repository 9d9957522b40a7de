import { Component, type ReactNode } from 'react'
import { Failure } from './failure.tsx'

interface ErrorBoundaryProps {
  /** What failed, as the page's author knows it: `<store-grid>`. */
  name: string
  children: ReactNode
  /** What to show instead of the usual sentence. */
  fallback?: (error: Error) => ReactNode
}

interface ErrorBoundaryState {
  error: Error | null
}

/** Shows a sentence and a way to try again where a component has thrown, and names it in the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} could not be shown.`, error)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (this.props.fallback) return this.props.fallback(error)
    return (
      <Failure
        message="Something went wrong here, and this part of the page could not be shown."
        onRetry={() => this.setState({ error: null })}
      />
    )
  }
}
