import { lazy, Suspense, useState, type ComponentType } from 'react';
import { OptionalPart } from './OptionalPart';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

const loads: (() => Promise<unknown>)[] = [];

/** Marks code that is fetched ahead once the board stands. */
export function preloadable<Props>(load: Load<Props>): Load<Props> {
  loads.push(load);
  return load;
}

/** Fetches ahead, so that a player who loses the network can still finish, clear and draw. */
export function preloadParts(): void {
  // What cannot be had now is asked for again when it is needed, and its failure is told there.
  for (const load of loads) load().catch(() => undefined);
}

interface Closable {
  onClose(): void;
}

/**
 * A part that opens over a screen: its code is not in the way of the first board. When it cannot be loaded it
 * closes, to be opened again; `stay` keeps it open and empty, where closing would lead away.
 */
export function lazyPart<Props extends Closable>(
  load: Load<Props>,
  onFailure: 'close' | 'stay' = 'close',
): ComponentType<Props> {
  preloadable(load);
  return function LazyPart(props: Props) {
    // React.lazy remembers a rejection for good: opening the part again is a new attempt.
    const [Part] = useState(() => lazy(load));
    return (
      <OptionalPart onFailure={onFailure === 'close' ? props.onClose : undefined}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </OptionalPart>
    );
  };
}
