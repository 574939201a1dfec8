import { Suspense, useState } from 'react';
import type { RemoteName } from 'shared-contracts';
import type { Platform } from 'shared-platform';
import type { RemoteApps } from './create-remote-apps';
import { RemoteBoundary } from './RemoteBoundary';

interface RemoteBackgroundProps {
  /** Fixed for the life of the component. */
  readonly name: RemoteName;
  readonly backgrounds: RemoteApps;
  readonly platform: Platform;
  readonly path: string;
}

/** What a remote does on every page. Nobody sees it, nor its failure: the next address is another attempt. */
export function RemoteBackground({ name, backgrounds, platform, path }: RemoteBackgroundProps) {
  const [attempt, setAttempt] = useState(() => ({ Background: backgrounds.get(name) }));
  const giveUp: Platform['reportError'] = (error, context) => {
    setAttempt({ Background: backgrounds.renew(name) });
    platform.reportError(error, context);
  };
  const { Background } = attempt;
  return (
    <RemoteBoundary path={path} reportError={giveUp} fallback={null}>
      <Suspense fallback={null}>
        <Background platform={platform} />
      </Suspense>
    </RemoteBoundary>
  );
}
