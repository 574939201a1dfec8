import { Component, type ReactNode } from 'react';
import type { Platform } from '@ninefold/platform';

interface ErrorBoundaryProps {
  /** Names in the report what failed. */
  readonly context: string;
  readonly reportError: Platform['reportError'];
  /** Where the person is: a failure belongs to its address, and ends at another one. */
  readonly path: string;
  /** What is shown in place of the children after a failure. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Keeps what fails below it, while it loads or later, from everything around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.reportError(error, this.props.context);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failure && previous.path !== this.props.path) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
