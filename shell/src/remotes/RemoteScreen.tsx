import { useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  LoadFailure,
  Screen,
  SlowLoadContext,
  useLoaded,
  type Loadable,
  type Platform,
  type RemoteAppProps,
} from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { ErrorBoundary } from '../platform/ErrorBoundary';
import { copy } from './copy';
import type { RemoteApps } from './load-remote-app';
import { RemoteFailure } from './RemoteFailure';
import styles from './RemoteScreen.module.css';
import { RemoteSkeleton, type RemoteSkeletonProps } from './RemoteSkeleton';

/** Whether the remote is shown, or failed until the person retries. */
export type RemoteOutcome = 'ready' | 'failed';

interface RemoteScreenProps {
  /** Must not change during the component's lifetime: use it as the key too. */
  readonly name: string;
  readonly apps: RemoteApps;
  readonly platform: Platform;
  readonly path: string;
  readonly skeleton: RemoteSkeletonProps;
  readonly onSettled: (outcome: RemoteOutcome) => void;
}

/** A remote's screen: a skeleton while it loads, the remote, or an error with a retry. */
export function RemoteScreen({ name, apps, platform, path, skeleton, onSettled }: RemoteScreenProps) {
  const [{ retries, app }, setLoaded] = useState(() => ({ retries: 0, app: apps.get(name) }));
  const [isSlow, setSlow] = useState(false);
  const retry = () => setLoaded((loaded) => ({ retries: loaded.retries + 1, app: apps.renew(name) }));
  const remotePlatform = useMemo(
    () => ({
      ...platform,
      reportError: (error: unknown, context: string) =>
        platform.reportError(error, `${context}, ${name} ${apps.buildOf(name)}`),
    }),
    [platform, apps, name],
  );
  useEffect(() => {
    if (isSlow) onSettled('failed');
  }, [isSlow, onSettled]);
  return (
    <SlowLoadContext value={setSlow}>
      {isSlow && (
        <div role="status" className={styles['slow']}>
          <p>{copy.slow}</p>
          <Button onClick={retry}>{copy.tryAgain}</Button>
        </div>
      )}
      <ErrorBoundary
        context="remote"
        key={retries}
        path={path}
        reportError={(error, context) => {
          // A lazy chunk is missing: a deployment may have replaced the build that this page uses.
          if (retries === 0 && app.component && error instanceof LoadFailure) retry();
          remotePlatform.reportError(error, context);
        }}
        fallback={(error) => <RemoteFailure name={name} error={error} onRetry={retry} onShown={onSettled} />}
      >
        <Loaded
          app={app}
          platform={remotePlatform}
          fallback={<RemoteSkeleton {...skeleton} />}
          onShown={onSettled}
        />
      </ErrorBoundary>
    </SlowLoadContext>
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
