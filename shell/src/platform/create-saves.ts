import type { SavedResult } from '@ninefold/platform';
import { reportError } from './report-error';

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
    announce(saved) {
      // A copy, because a listener that subscribes again would be called without end.
      for (const listener of [...listeners]) {
        // The listener of one remote must not cost another's.
        try {
          listener(saved);
        } catch (error) {
          reportError(error, 'onSaved');
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
