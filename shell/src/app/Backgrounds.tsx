import { useLocation, type Platform } from 'shared-platform';
import type { Services } from '../platform/create-services';
import { RemoteBackground } from '../remotes/RemoteBackground';
import { findRoute } from './find-route';
import { hasKept } from './has-kept';
import { screenOf } from './screen-of';

/**
 * A game that was finished without a network, or before signing in, is sent from whatever page is open next: on most
 * days that is the dashboard. It costs nothing where the games have kept nothing on this device.
 */
export function Backgrounds({ platform, services }: { platform: Platform; services: Services }) {
  const { pathname } = useLocation();
  if (platform.auth.status !== 'in') return null;
  const screen = screenOf(findRoute(pathname), platform.auth);
  const isPlaying = screen.kind === 'remote' && screen.remote === 'games';
  if (!isPlaying && !hasKept('games')) return null;
  return (
    <RemoteBackground
      name="games"
      backgrounds={services.remoteBackgrounds}
      platform={platform}
      path={pathname}
    />
  );
}
