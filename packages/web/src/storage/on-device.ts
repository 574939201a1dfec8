import { useEffect } from 'react';
import { useDevice, type KeyValueStore } from './device';

/** A sentence about data on this device, and the true one in a browser that stores nothing. */
export interface DeviceSentence<Stored = string, Blocked = Stored> {
  readonly stored: Stored;
  readonly blocked: Blocked;
}

export const onDevice = <Stored, Blocked>(
  store: KeyValueStore,
  { stored, blocked }: DeviceSentence<Stored, Blocked>,
): Stored | Blocked => (store.isWritable() ? stored : blocked);

/** The true one of two sentences. */
export function useOnDevice<Stored, Blocked>(sentence: DeviceSentence<Stored, Blocked>): Stored | Blocked {
  return onDevice(useDevice().store, sentence);
}

/** Lets the browser ask before a reload loses something that could not be stored. @returns a function that ends it */
export function warnBeforeLoss(store: KeyValueStore, isLost: () => boolean): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isLost() && !store.isWritable()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** The same while a component is shown. */
export function useWarnBeforeLoss(isLost = true): void {
  const { store } = useDevice();
  useEffect(() => warnBeforeLoss(store, () => isLost), [store, isLost]);
}
