import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code is in a file of its own. React's `lazy` under `Suspense` would show the same, and later:
 * React holds a screen back for 300 ms after a fallback was shown, also when its code has long come.
 */
export interface Loadable<Props> {
  /** Loads the code once. What failed is loaded again by the next call. */
  load(): Promise<void>;
  /** undefined until the code has come. */
  readonly component: ComponentType<Props> | undefined;
}

export function loadable<Props>(
  loadModule: () => Promise<{ readonly default: ComponentType<Props> }>,
): Loadable<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  return {
    get component() {
      return component;
    },
    load() {
      loading ??= loadModule().then(
        (module) => {
          component = module.default;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/**
 * The component as soon as its code is there, at once when it is already. A failure is thrown, to the next error
 * boundary above; showing the screen again is the retry.
 */
export function useLoaded<Props>(source: Loadable<Props>): ComponentType<Props> | undefined {
  const [outcome, setOutcome] = useState<{ of: Loadable<Props>; failure?: unknown }>();
  const { component } = source;
  useEffect(() => {
    // As it was when this was rendered: the code may have come since.
    if (component) return;
    let isShown = true;
    source.load().then(
      () => isShown && setOutcome({ of: source }),
      (failure: unknown) => isShown && setOutcome({ of: source, failure }),
    );
    return () => {
      isShown = false;
    };
  }, [source, component]);
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
