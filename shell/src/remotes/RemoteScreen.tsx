import { useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  loadable,
  LoadFailure,
  Screen,
  SlowLoadContext,
  useLoaded,
  type Loadable,
  type Platform,
  type RemoteAppProps,
} from '@ninefold/platform';
import { checkCalls } from '@ninefold/platform/check-calls';
import { Button } from '@ninefold/ui';
import { ErrorBoundary } from '../platform/ErrorBoundary';
import { loadChunk } from '../updates/load-chunk';
import { copy } from './copy';
import type { RemoteApps } from './load-remote-app';
import styles from './RemoteScreen.module.css';
import { RemoteSkeleton, type RemoteSkeletonProps } from './RemoteSkeleton';

const RemoteFailure = loadable(() =>
  loadChunk(() => import(/* webpackChunkName: "after-first-screen" */ './RemoteFailure')),
);

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
  const [emptyPath, setEmptyPath] = useState<string>();
  const retry = () => setLoaded((loaded) => ({ retries: loaded.retries + 1, app: apps.renew(name) }));
  const remotePlatform = useMemo(
    () =>
      checkCalls({
        ...platform,
        reportError: (error, context) =>
          platform.reportError(error, `${String(context)}, ${name} ${apps.buildOf(name)}`),
      }),
    [platform, apps, name],
  );
  useEffect(() => {
    if (isSlow) onSettled('failed');
  }, [isSlow, onSettled]);
  const waiting = <RemoteSkeleton {...skeleton} />;
  const failure = (error: unknown) => (
    <Screen
      of={RemoteFailure}
      name={name}
      error={error}
      onRetry={retry}
      onShown={onSettled}
      fallback={waiting}
    />
  );
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
        fallback={failure}
      >
        <Loaded
          app={app}
          platform={remotePlatform}
          fallback={waiting}
          path={path}
          onShown={onSettled}
          onEmpty={setEmptyPath}
        />
      </ErrorBoundary>
      {emptyPath === path && <div className={styles['instead']}>{failure(EMPTY)}</div>}
    </SlowLoadContext>
  );
}

interface LoadedProps {
  readonly app: Loadable<RemoteAppProps>;
  readonly platform: Platform;
  readonly fallback: ReactNode;
  readonly path: string;
  readonly onShown: RemoteScreenProps['onSettled'];
  readonly onEmpty: (path: string) => void;
}

/** After this, a remote without a screen for a path of the shell's table is older than the shell. */
const EMPTY_MS = 3_000;
const EMPTY = new LoadFailure('Nothing is shown', { cause: 'empty' });

function Loaded({ app, platform, fallback, path, onShown, onEmpty }: LoadedProps) {
  const isShown = useLoaded(app) !== undefined;
  useEffect(() => {
    if (!isShown) return;
    onShown('ready');
    const timeout = setTimeout(() => {
      if (document.querySelector('main:empty')) onEmpty(path);
    }, EMPTY_MS);
    return () => clearTimeout(timeout);
  }, [isShown, path, onShown, onEmpty]);
  return <Screen of={app} platform={platform} fallback={fallback} />;
}
