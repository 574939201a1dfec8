import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import {
  DRILL_GAMES,
  GAMES,
  GRID_GAMES,
  TIMED_ROUND_GAMES,
  type DrillGame,
  type TimedRoundGame,
} from 'shared-contracts';
import { PlatformProvider, Route, Routes, type RemoteAppProps } from 'shared-platform';
import { DEMO_HUB_PATH, demoPath } from './demo/demo-paths';
import { browserDevice, DeviceContext, type Device } from './device/device';
import { GridGamePage } from './GridGamePage';
import { HUB_PATH } from './screen/GameBar';
import { preloadParts } from './screen/lazy-part';
import { PageSkeleton } from './screen/PageSkeleton';
import { useRememberOwner } from './sync/owner';
import { useTakeOver } from './sync/take-over';

const PuzzleHub = lazy(() => import('./hub/PuzzleHub'));
const DemoHub = lazy(() => import('./demo/DemoHub'));
const DemoGame = lazy(() => import('./demo/DemoGame'));

/** The screen of each game that is not a grid: the grids share theirs. */
const QUIZZES: Readonly<Record<TimedRoundGame | DrillGame, ComponentType>> = {
  mental_math_speed: lazy(() => import('./mental-math/MentalMath')),
  addition_drill: lazy(() => import('./drill/AdditionDrill')),
};

/** Long enough for the first board and the shell's own files to have come. */
const PRELOAD_AFTER_MS = 3_000;

/** Which screen is at which address. The daily boards are in this file's own chunk, so they need no further request. */
function Screens() {
  useRememberOwner();
  useTakeOver();
  useEffect(() => {
    const timeout = setTimeout(() => preloadParts('later'), PRELOAD_AFTER_MS);
    return () => clearTimeout(timeout);
  }, []);

  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        {GRID_GAMES.map((game) => (
          <Route key={game} path={GAMES[game].path} element={<GridGamePage key={game} game={game} />} />
        ))}
        <Route path={HUB_PATH} element={<PuzzleHub />} />
        <Route path={DEMO_HUB_PATH} element={<DemoHub />} />
        {GRID_GAMES.map((game) => (
          <Route key={game} path={demoPath(game)} element={<DemoGame key={game} game={game} />} />
        ))}
        {[...TIMED_ROUND_GAMES, ...DRILL_GAMES].map((game) => {
          const Quiz = QUIZZES[game];
          return <Route key={game} path={GAMES[game].path} element={<Quiz />} />;
        })}
      </Routes>
    </Suspense>
  );
}

export interface GamesAppProps extends RemoteAppProps {
  /** The clock, chance and storage; a test gives its own. */
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
