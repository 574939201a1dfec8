import { Component, type ReactNode } from 'react';
import type { Platform } from '@ninefold/platform';

interface ErrorBoundaryProps {
  /** Names in the report what failed. */
  readonly context: string;
  readonly reportError: Platform['reportError'];
  /** Where the person is: a failure belongs to its address, and ends at another one. */
  readonly path: string;
  /** What is shown in place of the children after a failure. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what fails below it, while it loads or later, from everything around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.reportError(error, this.props.context);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failed && previous.path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
