import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  fallback: (error: unknown) => ReactNode
  /** A new value renders the children again, e.g. the address of the next screen. */
  resetKey?: string
}
type State = { failed: boolean; error?: unknown }

/** Limits a failure to its part of the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children
  }
}
