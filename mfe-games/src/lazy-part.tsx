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

/**
 * A part of a screen that is asked for by pressing something: its code is not in the way of the first board, and
 * when it cannot be loaded the screen goes on without it.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  preloadable(load);
  return function LazyPart(props: Props) {
    // React.lazy remembers a rejection for good: opening the part again is a new attempt.
    const [Part] = useState(() => lazy(load));
    return (
      <OptionalPart>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </OptionalPart>
    );
  };
}
