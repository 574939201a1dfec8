import { Spinner } from '@ninefold/ui';
import { copy as remotesCopy } from '../remotes/copy';
import { RemoteSkeleton } from '../remotes/RemoteSkeleton';
import type { Screen } from './routes';

interface ScreenSkeletonProps {
  readonly screen: Screen;
  /** See `RemoteSkeleton`. */
  readonly lead?: string;
}

/** Shown until access to a screen is decided and its code is loaded. */
export function ScreenSkeleton({ screen, lead }: ScreenSkeletonProps) {
  if (screen.kind === 'remote') return <RemoteSkeleton {...screen.skeleton} lead={lead} />;
  return <Spinner label={remotesCopy.loading} />;
}
