import { useState } from 'react';
import { Screen, useLocation, type Platform } from '@ninefold/platform';
import { ErrorBoundary } from '../platform/ErrorBoundary';
import type { Services } from '../platform/create-services';
import type { RemoteApps } from '../remotes/load-remote-app';
import { findRoute, screenOf } from './find-route';

/**
 * What remotes do on every page. What was finished without a network, or before signing in, is sent from the next page
 * that is opened, and is not left for the next account on the device. It costs nothing where a remote has stored nothing
 * on this device.
 */
export function Backgrounds({ platform, services }: { platform: Platform; services: Services }) {
  const { pathname } = useLocation();
  if (platform.auth.status !== 'in') return null;
  const screen = screenOf(findRoute(pathname), platform.auth);
  return (['games', 'learning'] as const).map(
    (name) =>
      ((name === 'games' && 'remote' in screen && screen.remote === name) || hasStored(name)) && (
        <RemoteBackground
          key={name}
          name={name}
          backgrounds={services.remoteBackgrounds}
          platform={platform}
          path={pathname}
        />
      ),
  );
}

/** Whether a remote has stored anything on this device: its keys begin with its name. */
function hasStored(remote: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(remote));
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
