import { Spinner } from '@ninefold/ui';
import { copy as remotesCopy } from '../remotes/copy';
import { RemoteSkeleton } from '../remotes/RemoteSkeleton';
import type { Screen } from './routes';

/** Shown until access to a screen is decided and its code is loaded. */
export function ScreenSkeleton({ screen }: { screen: Screen }) {
  if (screen.kind === 'remote') return <RemoteSkeleton {...screen.skeleton} />;
  return <Spinner label={remotesCopy.loading} />;
}
