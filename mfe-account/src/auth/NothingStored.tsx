import { useState } from 'react';
import { Alert } from '@ninefold/ui';
import { storesData } from '@ninefold/web/on-device';
import { useDevice } from '@ninefold/web/storage';
import { copy } from './copy';

/** Said before signing in, in a browser that stores nothing for this site. */
export function NothingStored() {
  const device = useDevice();
  const [isStored] = useState(() => storesData(device));
  return !isStored && <Alert tone="warning">{copy.nothingStored}</Alert>;
}
