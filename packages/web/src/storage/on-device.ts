import { useEffect, useState } from 'react';
import type { RecordKey } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
// Part of few chunks, so the index does not export it: it would be part of the first one.
import { useDevice, type Device } from '.';
import { askBeforeLeaving } from './ask-before-leaving';

export { askBeforeLeaving };

/** A sentence about data on this device, and the true one in a browser that stores nothing. */
export interface DeviceSentence<Stored = string, Blocked = Stored> {
  readonly stored: Stored;
  readonly blocked: Blocked;
}

type Storing = Pick<Device, 'storage'>;

/** Written and removed again. An embedded daily may store nothing but grids. */
const PROBE: RecordKey = 'games:attempt:probe';
/** As long as a record, because a full disk may still take a few bytes. */
const PROBE_TEXT = ' '.repeat(4_096);

/** Whether the browser stores anything that outlasts the page. */
export function storesData({ storage }: Storing): boolean {
  try {
    const opened = storage();
    // eslint-disable-next-line no-restricted-syntax -- a probe is not a record, because it is removed immediately
    opened.setItem(PROBE, PROBE_TEXT);
    opened.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

export const onDevice = <Stored, Blocked>(
  device: Storing,
  { stored, blocked }: DeviceSentence<Stored, Blocked>,
): Stored | Blocked => (storesData(device) ? stored : blocked);

/** The true one of two sentences. */
export function useOnDevice<Stored, Blocked>(sentence: DeviceSentence<Stored, Blocked>): Stored | Blocked {
  const device = useDevice();
  // Other tabs notice each probe.
  const [isStored] = useState(() => storesData(device));
  return isStored ? sentence.stored : sentence.blocked;
}

/** Lets the browser ask before a reload loses something that could not be stored. @returns a function that ends it */
export function warnBeforeLoss(device: Storing, isLost: () => boolean): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isLost() && !storesData(device)) askBeforeLeaving(event);
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** The same while a component is shown, except on another site's page, because leaving that one must not be blocked. */
export function useWarnBeforeLoss(isLost = true): void {
  const device = useDevice();
  const isEmbedded = usePlatform().settings.siteOrigin !== undefined;
  useEffect(
    () => (isEmbedded ? undefined : warnBeforeLoss(device, () => isLost)),
    [device, isLost, isEmbedded],
  );
}
