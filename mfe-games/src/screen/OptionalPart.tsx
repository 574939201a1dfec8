import { Component, type ReactNode } from 'react';
import { usePlatform } from 'shared-platform';
import { PART_FAILED } from '../grid/copy';

interface BoundaryProps {
  onError(error: unknown): void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

export interface OptionalPartProps {
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

/** What breaks in here is missing, and said; the board around it can be played on. */
export function OptionalPart({ onFailure, children }: OptionalPartProps) {
  const { notify, reportError } = usePlatform();
  return (
    <Boundary
      onError={(error) => {
        notify(PART_FAILED, 'error');
        reportError(error, 'games: optional part');
        onFailure?.();
      }}
    >
      {children}
    </Boundary>
  );
}
