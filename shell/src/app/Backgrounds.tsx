import { useState } from 'react';
import { Screen, useLocation, type Platform } from '@ninefold/platform';
import { ErrorBoundary } from '../platform/ErrorBoundary';
import type { Services } from '../platform/create-services';
import type { RemoteApps } from '../remotes/load-remote-app';
import { findRoute, screenOf } from './find-route';

/**
 * What remotes do on every page. A game that was finished without a network, or before signing in, is sent from the
 * next page that is opened, which on most days is the dashboard. It costs nothing where the games have stored nothing
 * on this device.
 */
export function Backgrounds({ platform, services }: { platform: Platform; services: Services }) {
  const { pathname } = useLocation();
  if (platform.auth.status !== 'in') return null;
  const screen = screenOf(findRoute(pathname), platform.auth);
  const isPlaying = screen.kind === 'remote' && screen.remote === 'games';
  if (!isPlaying && !hasStored('games')) return null;
  return (
    <RemoteBackground
      name="games"
      backgrounds={services.remoteBackgrounds}
      platform={platform}
      path={pathname}
    />
  );
}

/** Whether a remote has stored anything on this device: its keys begin with its name and a colon. */
function hasStored(remote: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${remote}:`));
  } catch {
    return false;
  }
}

interface RemoteBackgroundProps {
  /** Fixed for the life of the component. */
  readonly name: string;
  readonly backgrounds: RemoteApps;
  readonly platform: Platform;
  readonly path: string;
}

/** Shows nothing, its failure neither: it is loaded again at the next address. */
function RemoteBackground({ name, backgrounds, platform, path }: RemoteBackgroundProps) {
  const [background, setBackground] = useState(() => backgrounds.get(name));
  const renew: Platform['reportError'] = (error, context) => {
    setBackground(backgrounds.renew(name));
    platform.reportError(error, context);
  };
  return (
    <ErrorBoundary context={`remote ${name}`} path={path} reportError={renew} fallback={() => null}>
      <Screen of={background} platform={platform} fallback={null} />
    </ErrorBoundary>
  );
}
