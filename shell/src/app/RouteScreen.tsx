import { useCallback, useEffect, useState } from 'react';
import { useLocation, type Platform } from '@ninefold/platform';
import { Guards } from '../guards/Guards';
import type { Services } from '../platform/create-services';
import { Part } from '../platform/Part';
import { RemoteScreen, type RemoteOutcome } from '../remotes/RemoteScreen';
import { ShellPage } from '../pages/ShellPage';
import { Failure } from './Failure';
import { ScreenSkeleton } from './ScreenSkeleton';
import { findRoute, screenOf } from './find-route';
import { useNavigationEffects } from './use-navigation-effects';

interface RouteScreenProps {
  readonly platform: Platform;
  readonly services: Services;
}

/** The screen of the current URL, inside the page's `<main>`. */
export function RouteScreen({ platform, services }: RouteScreenProps) {
  const { pathname } = useLocation();
  const { afterFirstScreen } = services;
  // The home page of members is Today.
  const route = findRoute(pathname === '/' && platform.auth.status === 'in' ? '/dashboard' : pathname);
  const screen = screenOf(route, platform.auth);
  const remote = screen.kind === 'remote' ? screen.remote : undefined;
  const [ready, setReady] = useState<string>();
  const main = useNavigationEffects(route.title);

  // Games can be played without an account, so the account is loaded after the grid, unless a guard must know first
  // who is signed in.
  const accountWaits =
    remote === 'games' && route.guard !== 'signed-in' && !platform.settings.requireSignInForGames;
  useEffect(() => {
    if (!accountWaits) afterFirstScreen();
  }, [accountWaits, afterFirstScreen]);

  const onSettled = useCallback(
    (outcome: RemoteOutcome) => {
      setReady(outcome === 'ready' ? remote : undefined);
      afterFirstScreen();
    },
    [remote, afterFirstScreen],
  );

  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      data-remote={remote}
      data-ready={remote !== undefined && ready === remote ? true : undefined}
    >
      <Part name="screen" fallback={<Failure />}>
        <Guards route={route} platform={platform} waiting={<ScreenSkeleton screen={screen} />}>
          {screen.kind === 'remote' ? (
            <RemoteScreen
              key={screen.remote}
              name={screen.remote}
              apps={services.remoteApps}
              path={pathname}
              skeleton={screen.skeleton}
              platform={platform}
              onSettled={onSettled}
            />
          ) : (
            <ShellPage name={screen.page} />
          )}
        </Guards>
      </Part>
    </main>
  );
}
