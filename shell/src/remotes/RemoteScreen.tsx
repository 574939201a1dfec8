import { Suspense, useEffect, useMemo, useState } from 'react';
import {
  loadable,
  LoadFailure,
  PlatformProvider,
  Screen,
  SlowLoadContext,
  useLoaded,
  type Loadable,
  type Platform,
  type RemoteAppProps,
} from '@ninefold/platform';
import { checkCalls } from '@ninefold/platform/check-calls';
import { Button, type Elements } from '@ninefold/ui';
import { ErrorBoundary } from '../platform/ErrorBoundary';
import { loadChunk } from '../updates/load-chunk';
import { copy } from './copy';
import type { RemoteApps } from './load-remote-app';
import type { RemoteFailureProps } from './RemoteFailure';
import styles from './RemoteScreen.module.css';
import type { WatchedScreen } from './watch-screen';
import { RemoteSkeleton, type RemoteSkeletonProps } from './RemoteSkeleton';

const RemoteFailure = loadable(() =>
  loadChunk(() => import(/* webpackChunkName: "after-first-screen" */ './RemoteFailure')).catch(() => ({
    default: UnexplainedFailure,
  })),
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
  const retry = () => {
    setEmptyPath(undefined);
    setLoaded((loaded) => ({ retries: loaded.retries + 1, app: apps.renew(name) }));
  };
  const remotePlatform = useMemo(
    () =>
      checkCalls({
        ...platform,
        reportError: (error, context) =>
          platform.reportError(error, `${context}, ${name} ${apps.buildOf(name)}`),
      }),
    [platform, apps, name],
  );
  useEffect(() => {
    if (isSlow) onSettled('failed');
  }, [isSlow, onSettled]);
  const waiting = <RemoteSkeleton {...skeleton} />;
  const watch = <Watch path={path} onEmpty={setEmptyPath} onSlow={setSlow} onShown={onSettled} />;
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
      <div role="status" className={styles['region']}>
        {isSlow && <Retry text={copy.slow} onRetry={retry} />}
      </div>
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
        <Suspense
          fallback={
            <>
              {waiting}
              {watch}
            </>
          }
        >
          <Loaded
            app={app}
            platform={remotePlatform}
            fallback={waiting}
            path={path}
            watch={watch}
            onShown={onSettled}
          />
        </Suspense>
      </ErrorBoundary>
      {emptyPath === path && (
        <div data-instead className={styles['instead']}>
          {failure(EMPTY)}
        </div>
      )}
    </SlowLoadContext>
  );
}

interface RetryProps {
  readonly role?: 'alert';
  readonly text: string;
  readonly onRetry: () => void;
}

const Retry = ({ role, text, onRetry }: RetryProps) => (
  <div role={role} data-slow className={styles['slow']}>
    <p>{text}</p>
    <Button onClick={onRetry}>{copy.tryAgain}</Button>
  </div>
);

/** In place of the code that explains a failure, when that has not loaded either. */
function UnexplainedFailure({ onRetry, onShown }: Pick<RemoteFailureProps, 'onRetry' | 'onShown'>) {
  useEffect(() => onShown('failed'), [onShown]);
  return <Retry role="alert" text={copy.unloaded} onRetry={onRetry} />;
}

interface LoadedProps {
  readonly app: Loadable<RemoteAppProps>;
  readonly platform: Platform;
  readonly fallback: Elements;
  readonly path: string;
  readonly watch: Elements;
  readonly onShown: RemoteScreenProps['onSettled'];
}

const EMPTY = new LoadFailure('Nothing is shown', { cause: 'empty' });

function Loaded({ app, platform, fallback, path, watch, onShown }: LoadedProps) {
  const isShown = useLoaded(app) !== undefined;
  useEffect(() => {
    if (isShown) onShown('ready');
  }, [isShown, path, onShown]);
  return (
    // `usePlatform()` is checked too, also in a remote without a provider of its own.
    <PlatformProvider platform={platform}>
      <Screen of={app} platform={platform} fallback={fallback} />
      {isShown && watch}
    </PlatformProvider>
  );
}

/** Finds out whether a remote that was loaded shows something at this address. Renders nothing. */
function Watch({ path, onEmpty, onSlow, onShown }: WatchedScreen) {
  useEffect(() => {
    const watching = loadChunk(() => import(/* webpackChunkName: "after-first-screen" */ './watch-screen'))
      .then(({ watchScreen }) => watchScreen({ path, onEmpty, onSlow, onShown }))
      // Without this code, the screen stays as it is.
      .catch(() => () => {});
    return () => void watching.then((end) => end());
  }, [path, onEmpty, onSlow, onShown]);
  return null;
}
