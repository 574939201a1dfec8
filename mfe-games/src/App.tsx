import { lazy, Suspense, useEffect } from 'react';
import { GAME_LISTINGS, GRID_GAMES } from 'shared-contracts';
import { PlatformProvider, Route, Routes, type RemoteAppProps } from 'shared-platform';
import { browserDevice, DeviceContext, type Device } from './device/device';
import { useRememberPlayer } from './device/use-remember-player';
import { GRID_GAME_CONFIG } from './grid/config';
import { GridGamePage } from './GridGamePage';
import { preloadParts } from './screen/lazy-part';
import { PageSkeleton } from './screen/PageSkeleton';

const PuzzleHub = lazy(() => import('./hub/PuzzleHub'));
const DemoHub = lazy(() => import('./demo/DemoHub'));
const DemoGame = lazy(() => import('./demo/DemoGame'));
const MentalMath = lazy(() => import('./mental-math/MentalMath'));
const AdditionDrill = lazy(() => import('./drill/AdditionDrill'));

/** Long enough for the first board and the shell's own files to have come. */
const PRELOAD_AFTER_MS = 3_000;

/** Which screen is at which address. The daily boards are in this file's own chunk, so that they take no further round. */
function Screens() {
  useRememberPlayer();
  useEffect(() => {
    const timeout = setTimeout(preloadParts, PRELOAD_AFTER_MS);
    return () => clearTimeout(timeout);
  }, []);

  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        {GRID_GAMES.map((game) => (
          <Route
            key={game}
            path={GRID_GAME_CONFIG[game].path}
            element={<GridGamePage key={game} game={game} />}
          />
        ))}
        <Route path="/puzzle-games" element={<PuzzleHub />} />
        <Route path="/demo" element={<DemoHub />} />
        {GRID_GAMES.map((game) => (
          <Route
            key={game}
            path={`${GRID_GAME_CONFIG[game].path}-demo`}
            element={<DemoGame key={game} game={game} />}
          />
        ))}
        <Route path={GAME_LISTINGS.mental_math_speed.path} element={<MentalMath />} />
        <Route path="/addition-drill" element={<AdditionDrill />} />
      </Routes>
    </Suspense>
  );
}

export interface GamesAppProps extends RemoteAppProps {
  /** The clock, chance and storage; a test hands in its own. */
  device?: Device;
}

export default function App({ platform, device = browserDevice }: GamesAppProps) {
  return (
    <PlatformProvider platform={platform}>
      <DeviceContext value={device}>
        <Screens />
      </DeviceContext>
    </PlatformProvider>
  );
}
