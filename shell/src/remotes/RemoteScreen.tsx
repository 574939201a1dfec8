import { Suspense, useEffect, useState } from 'react';
import type { RemoteName } from 'shared-contracts';
import type { Platform } from 'shared-platform';
import type { RemoteApps } from './create-remote-apps';
import type { RemoteOutcome } from './remote-outcome';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFailure } from './RemoteFailure';
import { RemoteSkeleton, type SkeletonShape } from './RemoteSkeleton';

interface RemoteScreenProps {
  /** Fixed for the life of the component: give it as the key too. */
  readonly name: RemoteName;
  readonly apps: RemoteApps;
  readonly platform: Platform;
  readonly path: string;
  readonly shape: SkeletonShape;
  readonly onSettled: (outcome: RemoteOutcome) => void;
}

/** A remote's screen: a skeleton while it loads, the remote, or plain words and another attempt. */
export function RemoteScreen({ name, apps, platform, path, shape, onSettled }: RemoteScreenProps) {
  const [attempt, setAttempt] = useState(() => ({ count: 0, App: apps.get(name) }));
  const retry = () => setAttempt(({ count }) => ({ count: count + 1, App: apps.renew(name) }));
  const { App } = attempt;
  return (
    <RemoteBoundary
      key={attempt.count}
      path={path}
      reportError={platform.reportError}
      fallback={<RemoteFailure onRetry={retry} onShown={onSettled} />}
    >
      <Suspense fallback={<RemoteSkeleton shape={shape} />}>
        <App platform={platform} />
        <Arrived onShown={onSettled} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Suspended together with the app, so that its effect runs when the app is on the page. */
function Arrived({ onShown }: { onShown: RemoteScreenProps['onSettled'] }) {
  useEffect(() => onShown('ready'), [onShown]);
  return null;
}
