import { useEffect, useState, type ComponentType } from 'react';
import { loadable, Screen, usePlatform, type Loadable, type Platform } from '@ninefold/platform';
import { copy } from './copy';
import { OptionalPart } from './OptionalPart';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Code for the end of a game loads with the grid, and the rest later. */
type When = 'with-grid' | 'later';

const parts: Readonly<Record<When, Pick<Loadable<never>, 'load'>[]>> = { 'with-grid': [], later: [] };

/** Like `loadable`, for code that is fetched in advance. */
export function preloadable<Props>(load: Load<Props>, when: When = 'later'): Loadable<Props> {
  const part = loadable(load);
  parts[when].push(part);
  return part;
}

/**
 * Fetches code in advance, so that players who lose the network can still finish, clear and draw. Each part has
 * its own task, so a key press waits for one at most.
 * @returns a function that cancels it
 */
export function preloadParts(when: When): () => void {
  // A part that fails now is fetched again when needed, which reports the failure.
  const tasks = parts[when].map((part) => setTimeout(() => void part.load().catch(() => undefined)));
  return () => tasks.forEach((task) => clearTimeout(task));
}

interface Closable {
  onClose(): void;
}

/** A part that loads after the first grid. If it cannot be loaded, the screen works without it. */
function optionalPart<Props extends object>(
  load: Load<Props>,
  onFailure: (props: Props, notify: Platform['notify']) => void,
): ComponentType<Props> {
  const part = preloadable(load);
  return function OptionalLazyPart(props: Props) {
    const { notify } = usePlatform();
    return (
      <OptionalPart onFailure={() => onFailure(props, notify)}>
        <Screen of={part} fallback={null} {...props} />
      </OptionalPart>
    );
  };
}

/** A part that opens over a screen. If it cannot be loaded, it closes and can be opened again. */
export const lazyPart = <Props extends Closable>(load: Load<Props>): ComponentType<Props> =>
  optionalPart(load, ({ onClose }, notify) => {
    notify(copy.partFailed, 'error');
    onClose();
  });

/** A part next to others. If it cannot be loaded, it is left out. */
export const lazyNote = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  optionalPart(load, () => {});

/**
 * The summary of a finished puzzle. Without a network a notice replaces it until the network is back; closing
 * it would lead to another screen.
 */
export function lazyFinish<Props extends object>(
  load: Load<Props>,
  words: (props: Props) => string,
): ComponentType<Props> {
  const part = preloadable(load, 'with-grid');
  return function LazyFinish(props: Props) {
    const { notify } = usePlatform();
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (!failed) return;
      const retry = () => setFailed(false);
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [failed]);

    if (failed) return null;
    return (
      <OptionalPart
        onFailure={() => {
          notify(words(props), 'success');
          setFailed(true);
        }}
      >
        <Screen of={part} fallback={null} {...props} />
      </OptionalPart>
    );
  };
}
