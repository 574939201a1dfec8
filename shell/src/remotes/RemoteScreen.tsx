import { Suspense, useEffect, useState } from 'react';
import type { RemoteName } from 'shared-contracts';
import type { Platform } from 'shared-platform';
import { Button } from 'shared-ui';
import { ErrorBoundary } from '../platform/ErrorBoundary';
import { copy } from './copy';
import type { RemoteApps } from './load-remote-app';
import styles from './RemoteScreen.module.css';
import { RemoteSkeleton, type SkeletonShape } from './RemoteSkeleton';

/** The remote is on the page, or will not be until the person retries. */
export type RemoteOutcome = 'ready' | 'failed';

interface RemoteScreenProps {
  /** Fixed for the life of the component: give it as the key too. */
  readonly name: RemoteName;
  readonly apps: RemoteApps;
  readonly platform: Platform;
  readonly path: string;
  readonly shape: SkeletonShape;
  readonly onSettled: (outcome: RemoteOutcome) => void;
}

/** A remote's screen: a skeleton while it loads, the remote, or a message with a retry. */
export function RemoteScreen({ name, apps, platform, path, shape, onSettled }: RemoteScreenProps) {
  const [loaded, setLoaded] = useState(() => ({ retries: 0, App: apps.get(name) }));
  const retry = () => setLoaded(({ retries }) => ({ retries: retries + 1, App: apps.renew(name) }));
  const { App } = loaded;
  return (
    <ErrorBoundary
      context="remote"
      key={loaded.retries}
      path={path}
      reportError={platform.reportError}
      fallback={<RemoteFailure onRetry={retry} onShown={onSettled} />}
    >
      <Suspense fallback={<RemoteSkeleton shape={shape} />}>
        <App platform={platform} />
        <Arrived onShown={onSettled} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Suspended together with the app: its effect runs when the app is on the page. */
function Arrived({ onShown }: { onShown: RemoteScreenProps['onSettled'] }) {
  useEffect(() => onShown('ready'), [onShown]);
  return null;
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
