import { Alert } from '@ninefold/ui';
import { useDevice } from '@ninefold/web/storage';
import { copy } from './copy';

/** Said before signing in, in a browser that stores nothing for this site. */
export function NothingStored() {
  const { store } = useDevice();
  return !store.isWritable() && <Alert tone="warning">{copy.nothingStored}</Alert>;
}
