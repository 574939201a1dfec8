import { useEffect } from 'react';
import { GAMES, GRID_GAMES, type GridGame } from '@ninefold/contracts';
import {
  loadable,
  PlatformProvider,
  Route,
  Routes,
  Screen,
  type Loadable,
  type PreloadScreen,
  type RemoteAppProps,
  useSearchParams,
} from '@ninefold/platform';
import { browserDevice, type Device, DeviceContext } from '@ninefold/web/storage';
import { DEMO_HUB_PATH, demoPath } from './demo/demo-paths';
import { HUB_PATH } from './screen/use-dashboard-path';
import { preloadParts, preloadable } from './screen/lazy-part';
import { useRememberOwner } from './player/owner';
import { useTakeOver } from './player/take-over';
import { copy as gridCopy } from './grid/copy';
import { DailyGame } from './daily/DailyGame';
import { GridSkeleton } from './grid/GridSkeleton';
import { PageSkeleton } from './screen/PageSkeleton';

const DemoGame = loadable(() => import(/* webpackChunkName: "demo" */ './demo/DemoGame'));
const MoreScreens = loadable(() => import('./MoreScreens'));

/** Address → the screen in a file of its own. The grids are not among them, nor what `MoreScreens` has. */
const SCREENS: Readonly<Record<string, Loadable<object>>> = {
  [HUB_PATH]: loadable(() => import('./hub/PuzzleHub')),
  [DEMO_HUB_PATH]: loadable(() => import(/* webpackChunkName: "demo" */ './demo/DemoHub')),
  [GAMES.mental_math_speed.path]: loadable(() => import('./quiz/MentalMath')),
  [GAMES.addition_drill.path]: loadable(() => import('./quiz/drill/AdditionDrill')),
};
const DEMO_PATHS = GRID_GAMES.map(demoPath);

export const preload: PreloadScreen = async (pathname) =>
  (DEMO_PATHS.includes(pathname) ? DemoGame : SCREENS[pathname])?.load();

/** Long enough for the first board and the shell's own files to have come. */
const PRELOAD_AFTER_MS = 3_000;

/** Which screen is at which address. The daily boards are in this file's own chunk, so they need no further request. */
function GameRoutes() {
  useRememberOwner();
  useTakeOver();
  useEffect(() => {
    const timeout = setTimeout(() => preloadParts('later'), PRELOAD_AFTER_MS);
    return () => clearTimeout(timeout);
  }, []);

  return (
    <Routes>
      {GRID_GAMES.map((game) => (
        <Route key={game} path={GAMES[game].path} element={<GridGamePage key={game} game={game} />} />
      ))}
      {GRID_GAMES.map((game) => (
        <Route
          key={game}
          path={demoPath(game)}
          element={<Screen key={game} of={DemoGame} game={game} fallback={<PageSkeleton />} />}
        />
      ))}
      {Object.entries(SCREENS).map(([path, screen]) => (
        <Route key={path} path={path} element={<Screen of={screen} fallback={<PageSkeleton />} />} />
      ))}
      <Route path="*" element={<Screen of={MoreScreens} fallback={<PageSkeleton />} />} />
    </Routes>
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
        <GameRoutes />
      </DeviceContext>
    </PlatformProvider>
  );
}

const PracticeGame = preloadable(() => import('./practice/PracticeGame'));

/** `/sum-grid` and the like: the daily puzzle, or practice with `?mode=practice`. */
export function GridGamePage({ game }: { game: GridGame }) {
  const [query] = useSearchParams();
  if (query.get('mode') !== 'practice') return <DailyGame game={game} />;
  return (
    <Screen
      of={PracticeGame}
      game={game}
      fallback={<GridSkeleton game={game} label={gridCopy.loadingPuzzle} />}
    />
  );
}
