import { Spinner } from '@ninefold/ui';
import { copy as remotesCopy } from '../remotes/copy';
import { RemoteSkeleton } from '../remotes/RemoteSkeleton';
import type { Screen } from './routes';

/** Stands in the place of a screen that is not known to be allowed yet, or whose code has not come. */
export function ScreenSkeleton({ screen }: { screen: Screen }) {
  if (screen.kind === 'remote') return <RemoteSkeleton {...screen.skeleton} />;
  return <Spinner label={remotesCopy.loading} />;
}
