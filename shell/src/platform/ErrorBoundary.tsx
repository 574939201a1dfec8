import { Component, type ReactNode } from 'react';
import type { Platform } from '@ninefold/platform';

interface ErrorBoundaryProps {
  /** Names the failed component in reports. */
  readonly context: string;
  readonly reportError: Platform['reportError'];
  /** Current path. A failure is cleared when it changes. */
  readonly path: string;
  /** Rendered instead of the children after a failure. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Isolates errors of its children, while they load or later. */
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
    // eslint-disable-next-line text/own-element -- Its callers decide what both are: elements, in all our uses.
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
