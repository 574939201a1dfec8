import { useEffect, useState, type ReactNode } from 'react';
import type { RemoteName } from '@ninefold/contracts';
import { Screen, useLoaded, type Loadable, type Platform, type RemoteAppProps } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { ErrorBoundary } from '../platform/ErrorBoundary';
import { copy } from './copy';
import type { RemoteApps } from './load-remote-app';
import styles from './RemoteScreen.module.css';
import { RemoteSkeleton, type RemoteSkeletonProps } from './RemoteSkeleton';

/** The remote is on the page, or will not be until the person retries. */
export type RemoteOutcome = 'ready' | 'failed';

interface RemoteScreenProps {
  /** Fixed for the life of the component: give it as the key too. */
  readonly name: RemoteName;
  readonly apps: RemoteApps;
  readonly platform: Platform;
  readonly path: string;
  readonly skeleton: RemoteSkeletonProps;
  readonly onSettled: (outcome: RemoteOutcome) => void;
}

/** A remote's screen: a skeleton while it loads, the remote, or a message with a retry. */
export function RemoteScreen({ name, apps, platform, path, skeleton, onSettled }: RemoteScreenProps) {
  const [{ retries, app }, setLoaded] = useState(() => ({ retries: 0, app: apps.get(name) }));
  const retry = () => setLoaded((loaded) => ({ retries: loaded.retries + 1, app: apps.renew(name) }));
  return (
    <ErrorBoundary
      context="remote"
      key={retries}
      path={path}
      reportError={platform.reportError}
      fallback={<RemoteFailure onRetry={retry} onShown={onSettled} />}
    >
      <Loaded app={app} platform={platform} fallback={<RemoteSkeleton {...skeleton} />} onShown={onSettled} />
    </ErrorBoundary>
  );
}

interface LoadedProps {
  readonly app: Loadable<RemoteAppProps>;
  readonly platform: Platform;
  readonly fallback: ReactNode;
  readonly onShown: RemoteScreenProps['onSettled'];
}

function Loaded({ app, platform, fallback, onShown }: LoadedProps) {
  const isShown = useLoaded(app) !== undefined;
  useEffect(() => {
    if (isShown) onShown('ready');
  }, [isShown, onShown]);
  return <Screen of={app} platform={platform} fallback={fallback} />;
}

interface RemoteFailureProps {
  readonly onRetry: () => void;
  readonly onShown: RemoteScreenProps['onSettled'];
}

function RemoteFailure({ onRetry, onShown }: RemoteFailureProps) {
  useEffect(() => onShown('failed'), [onShown]);
  return (
    <div role="alert" className={styles['failure']}>
      <h1 className={styles['title']}>{copy.failed}</h1>
      <p>{copy.whatStillWorks}</p>
      <Button onClick={onRetry}>{copy.tryAgain}</Button>
    </div>
  );
}
