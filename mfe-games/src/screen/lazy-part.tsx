import { useEffect, useState, type ComponentType } from 'react';
import { loadable, Screen, usePlatform, type Loadable, type Platform } from '@ninefold/platform';
import { copy } from './copy';
import { OptionalPart } from './OptionalPart';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** What a finish needs comes with the board, the rest some time after it. */
type When = 'with-board' | 'later';

const parts: Readonly<Record<When, Pick<Loadable<never>, 'load'>[]>> = { 'with-board': [], later: [] };

/** As `loadable`, for code that is fetched before it is needed. */
export function preloadable<Props>(load: Load<Props>, when: When = 'later'): Loadable<Props> {
  const part = loadable(load);
  parts[when].push(part);
  return part;
}

/**
 * Fetches the marked code, so that a player who loses the network can still finish, clear and draw. Each part in a task of
 * its own: the picture of a digit waits for one of them at most.
 * @returns what stops it
 */
export function preloadParts(when: When): () => void {
  // A part that fails now is fetched again when it is needed, and the failure is shown there.
  const tasks = parts[when].map((part) => setTimeout(() => void part.load().catch(() => undefined)));
  return () => tasks.forEach((task) => clearTimeout(task));
}

interface Closable {
  onClose(): void;
}

/** A part whose code does not delay the first board. Where it cannot be loaded, the screen does without it. */
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

/** A part that opens over a screen. One that cannot be loaded closes, to be opened again. */
export const lazyPart = <Props extends Closable>(load: Load<Props>): ComponentType<Props> =>
  optionalPart(load, ({ onClose }, notify) => {
    notify(copy.partFailed, 'error');
    onClose();
  });

/** A part that stands beside others; where it cannot be loaded, it is left out. */
export const lazyNote = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  optionalPart(load, () => {});

/**
 * The part that sums a finished puzzle up. Without a network the notice says what matters, and the part comes when the
 * network is back; closing it would lead to another screen.
 */
export function lazyFinish<Props extends object>(
  load: Load<Props>,
  words: (props: Props) => string,
): ComponentType<Props> {
  const part = preloadable(load, 'with-board');
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
