import { Component, type ComponentType, type ReactNode } from 'react';
import { loadable, Screen, usePlatform, type Loadable } from 'shared-platform';
import { copy } from './copy';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

const parts: Pick<Loadable<never>, 'load'>[] = [];

/** As `loadable`, for code that is fetched early, once the board is there. */
export function preloadable<Props>(load: Load<Props>): Loadable<Props> {
  const part = loadable(load);
  parts.push(part);
  return part;
}

/** Fetches the marked code, so that a player who loses the network can still finish, clear and draw. */
export function preloadParts(): void {
  // A part that fails now is fetched again when it is needed, and the failure is shown there.
  for (const part of parts) part.load().catch(() => undefined);
}

interface Closable {
  onClose(): void;
}

/**
 * A part that opens over a screen, so that its code does not delay the first board. A part that cannot be loaded
 * closes, to be opened again; `stay` keeps it open and empty, where closing would lead to another screen.
 */
export function lazyPart<Props extends Closable>(
  load: Load<Props>,
  onFailure: 'close' | 'stay' = 'close',
): ComponentType<Props> {
  const part = preloadable(load);
  return function LazyPart(props: Props) {
    return (
      <OptionalPart onFailure={onFailure === 'close' ? props.onClose : undefined}>
        <Screen of={part} fallback={null} {...props} />
      </OptionalPart>
    );
  };
}

interface OptionalPartProps {
  onFailure: (() => void) | undefined;
  children: ReactNode;
}

/** A part that fails is left out, with a notice; the game around it goes on. */
function OptionalPart({ onFailure, children }: OptionalPartProps) {
  const { notify, reportError } = usePlatform();
  return (
    <PartBoundary
      onError={(error) => {
        notify(copy.partFailed, 'error');
        reportError(error, 'games: optional part');
        onFailure?.();
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
    return this.state.failed ? null : this.props.children;
  }
}
