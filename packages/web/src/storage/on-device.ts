import { useEffect } from 'react';
import { useDevice, type KeyValueStore } from './device';

/** A sentence about data on this device, and the true one in a browser that stores nothing. */
export interface DeviceSentence<Words = string> {
  readonly stored: Words;
  readonly blocked: Words;
}

export const onDevice = <Words>(store: KeyValueStore, { stored, blocked }: DeviceSentence<Words>): Words =>
  store.isWritable() ? stored : blocked;

/** The true one of two sentences. */
export function useOnDevice<Words>(sentence: DeviceSentence<Words>): Words {
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
