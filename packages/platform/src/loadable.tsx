import {
  createContext,
  createElement,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/**
 * A component loaded on demand. Unlike `lazy` under `Suspense`, it appears as soon as its code is there: React holds a
 * screen back for 300 ms after it has shown a fallback.
 */
export interface Loadable<Props> {
  /**
   * Loads the code once; the next call retries after a failure.
   * @throws LoadFailure
   */
  load(): Promise<void>;
  /** undefined until the code is loaded. */
  readonly component: ComponentType<Props> | undefined;
}

/**
 * The code could not be loaded; `cause` says why. Any other error below the boundary comes from code that was loaded.
 */
export class LoadFailure extends Error {}

/**
 * Bounds everything that a component needs: scripts, style sheets and shared modules. Bundlers have no timeout for
 * style sheets.
 */
const LIMIT_MS = 120_000;

/** After this, the screen offers a retry. */
const SLOW_MS = 10_000;

export function loadable<Props>(
  loadModule: () => Promise<{ readonly default: ComponentType<Props> }>,
): Loadable<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  async function load() {
    let timeout;
    const limit = new Promise<never>((_, reject) => {
      timeout = setTimeout(() => reject(new Error('It took too long')), LIMIT_MS);
    });
    try {
      component = (await Promise.race([loadModule(), limit])).default;
    } catch (cause) {
      loading = undefined;
      throw new LoadFailure((cause as Error).message, { cause });
    } finally {
      clearTimeout(timeout);
    }
  }
  return {
    get component() {
      return component;
    },
    load: () => (loading ??= load()),
  };
}

/** Called when code below is slow to load. */
export const SlowLoadContext = createContext<(isSlow: boolean) => void>(() => {});

/**
 * Returns the component as soon as its code is loaded. Throws a failure to the next error boundary; rendering again
 * retries.
 */
export function useLoaded<Props>(source: Loadable<Props>): ComponentType<Props> | undefined {
  const [outcome, setOutcome] = useState<{ of: Loadable<Props>; failure?: unknown }>();
  const onSlow = use(SlowLoadContext);
  const { component } = source;
  useEffect(() => {
    // Compared with the value at render time, because the code may have been loaded since.
    if (component) return;
    let isShown = true;
    const timeout = setTimeout(onSlow, SLOW_MS, true);
    source.load().then(
      () => isShown && setOutcome({ of: source }),
      (failure: unknown) => isShown && setOutcome({ of: source, failure }),
    );
    return () => {
      isShown = false;
      clearTimeout(timeout);
      onSlow(false);
    };
  }, [source, component, onSlow]);
  if (outcome?.of === source && 'failure' in outcome) throw outcome.failure;
  return component;
}

interface ScreenProps<Props> {
  readonly of: Loadable<Props>;
  readonly fallback: ReactNode;
}

/** A screen with its props, and a fallback until its code is loaded. */
export function Screen<Props extends object>({ of, fallback, ...props }: ScreenProps<Props> & Props) {
  const component = useLoaded(of);
  // TypeScript cannot see that the remaining props belong to the screen.
  // eslint-disable-next-line text/own-element -- Its caller decides what the fallback is: an element, in all our uses.
  return component ? createElement(component, props as unknown as Props) : fallback;
}
