import type { SavedResult } from '@ninefold/platform';

type Listener = (saved?: readonly SavedResult[]) => void;

/** The listeners of `onSaved()`. */
export interface Saves {
  announce: Listener;
  /** @returns a function that unsubscribes */
  subscribe(listener: Listener): () => void;
}

export function createSaves(): Saves {
  const listeners = new Set<Listener>();
  return {
    announce: (saved) => listeners.forEach((listener) => listener(saved)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
