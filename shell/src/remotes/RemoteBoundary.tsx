import { Component, type ReactNode } from 'react';
import type { Platform } from 'shared-platform';

interface Props {
  readonly reportError: Platform['reportError'];
  /** A failure belongs to the screen on which it happened: it ends at another address. */
  readonly path: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what goes wrong in a remote, while loading or later, to that remote's own screens. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.reportError(error, 'remote');
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
