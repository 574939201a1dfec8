import { useState } from 'react';
import { Screen, useLocation, type Platform } from '@ninefold/platform';
import { ErrorBoundary } from '../platform/ErrorBoundary';
import type { Services } from '../platform/create-services';
import type { RemoteApps } from '../remotes/load-remote-app';

/**
 * Background work of remotes, on every page of a signed-in user: results finished offline or before signing in are sent
 * from the next page, and not left for the next account on the device. Remotes that have stored nothing are not loaded.
 */
export default function Backgrounds({
  platform,
  services,
  remoteAt,
}: {
  platform: Platform;
  services: Services;
  remoteAt: (pathname: string) => string | undefined;
}) {
  const { pathname } = useLocation();
  return (['games', 'learning'] as const).map(
    (name) =>
      ((name === 'games' && remoteAt(pathname) === name) || hasStored(name)) && (
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

/** Whether a remote has stored anything on this device. Its keys start with its name. */
function hasStored(remote: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(remote));
  } catch {
    return false;
  }
}

interface RemoteBackgroundProps {
  /** Must not change during the component's lifetime. */
  readonly name: string;
  readonly backgrounds: RemoteApps;
  readonly platform: Platform;
  readonly path: string;
}

/** Renders nothing, even after a failure: it is loaded again on the next page. */
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
