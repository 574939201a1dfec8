import { Component, type ReactNode } from 'react';
import { usePlatform } from '@ninefold/platform';

interface OptionalPartProps {
  onFailure(): void;
  children: ReactNode;
}

/** Leaves out a part that fails, so that the game continues. */
export function OptionalPart({ onFailure, children }: OptionalPartProps) {
  const { reportError } = usePlatform();
  return (
    <PartBoundary
      onError={(error) => {
        reportError(error, 'games: optional part');
        onFailure();
      }}
    >
      {children}
    </PartBoundary>
  );
}

class PartBoundary extends Component<{ onError(error: unknown): void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    // eslint-disable-next-line text/own-element -- Its callers decide what the part is: elements, in all our uses.
    return this.state.failed ? null : this.props.children;
  }
}
