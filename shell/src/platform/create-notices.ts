import type { NoticeTone } from '@ninefold/platform';
import { createValueStore, type ValueStore } from './create-value-store';

interface Notice {
  readonly id: number;
  readonly message: string;
  readonly tone: NoticeTone;
}

export interface Notices extends Pick<ValueStore<Notice | null>, 'get' | 'subscribe'> {
  show(message: string, tone?: NoticeTone): void;
  dismiss(): void;
}

/** One notice at a time. A new one replaces the previous one, as in speech output. */
export function createNotices(): Notices {
  const store = createValueStore<Notice | null>(null);
  let count = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    show(message, tone = 'info') {
      count += 1;
      store.set({ id: count, message, tone });
    },
    dismiss: () => store.set(null),
  };
}
