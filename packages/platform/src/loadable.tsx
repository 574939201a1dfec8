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
 * A component whose code is in a file of its own. React's `lazy` under `Suspense` would show the same, and later:
 * React holds a screen back for 300 ms after a fallback was shown, also when its code has long come.
 */
export interface Loadable<Props> {
  /** Loads the code once. What failed is loaded again by the next call. @throws LoadFailure */
  load(): Promise<void>;
  /** undefined until the code has come. */
  readonly component: ComponentType<Props> | undefined;
}

/** Code did not come; `cause` says why. Any other error below a boundary is one of code that came. */
export class LoadFailure extends Error {}

/** Over all that a component needs: scripts, style sheets, what they share. Bundlers know no limit for style sheets. */
const LIMIT_MS = 120_000;

/** From then on a person may ask for another try. */
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

/** Hears whether some code below is awaited for long. */
export const SlowLoadContext = createContext<(isSlow: boolean) => void>(() => {});

/**
 * The component as soon as its code is there, at once when it is already. A failure is thrown, to the next error
 * boundary above; showing the screen again is the retry.
 */
export function useLoaded<Props>(source: Loadable<Props>): ComponentType<Props> | undefined {
  const [outcome, setOutcome] = useState<{ of: Loadable<Props>; failure?: unknown }>();
  const onSlow = use(SlowLoadContext);
  const { component } = source;
  useEffect(() => {
    // As it was when this was rendered: the code may have come since.
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

/** A screen, with its own props, and what stands in its place until its code has come. */
export function Screen<Props extends object>({ of, fallback, ...props }: ScreenProps<Props> & Props) {
  const component = useLoaded(of);
  // What is left of the props is those of the screen, which TypeScript cannot see.
  return component ? createElement(component, props as unknown as Props) : fallback;
}
