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
  usePlatform,
  useSearchParams,
} from '@ninefold/platform';
import { browserDevice, type Device, DeviceContext } from '@ninefold/web/storage';
import {
  ARCHIVE_PATH,
  BOARDS_PATH,
  CHALLENGES_PATH,
  DEMO_HUB_PATH,
  demoPath,
  FRIENDS_PATH,
  HUB_PATH,
  PRINT_PATH,
} from './screen/paths';
import { preloadParts, preloadable } from './screen/lazy-part';
import { useRememberOwner } from './player/owner';
import { useMigrateAttempts } from './player/migrate-attempts';
import { copy as gridCopy } from './grid/copy';
import { DailyGame } from './daily/DailyGame';
import { GridSkeleton } from './grid/GridSkeleton';
import { PageSkeleton } from './screen/PageSkeleton';

const DemoGame = loadable(() => import(/* webpackChunkName: "demo" */ './demo/DemoGame'));
const PracticeGame = preloadable(() => import('./practice/PracticeGame'));

/** Address → its screen, each in a chunk of its own. The daily grids are missing here: they are in this file's chunk. */
export const SCREENS: Readonly<Record<string, Loadable<object>>> = {
  [HUB_PATH]: loadable(() => import('./hub/PuzzleHub')),
  [DEMO_HUB_PATH]: loadable(() => import(/* webpackChunkName: "demo" */ './demo/DemoHub')),
  [GAMES.mental_math_speed.path]: loadable(() => import('./quiz/MentalMath')),
  [GAMES.addition_drill.path]: loadable(() => import('./quiz/AdditionDrill')),
  [ARCHIVE_PATH]: loadable(() => import(/* webpackChunkName: "archive" */ './archive/ArchivePage')),
  [`${ARCHIVE_PATH}/:day`]: loadable(() => import(/* webpackChunkName: "archive" */ './archive/ArchiveDay')),
  [`${ARCHIVE_PATH}/:day/:game`]: loadable(
    () => import(/* webpackChunkName: "archive-puzzle" */ './archive/ArchivePuzzle'),
  ),
  [`${BOARDS_PATH}/*`]: loadable(() => import('./boards/Boards')),
  [`${CHALLENGES_PATH}/*`]: loadable(() => import('./challenges/Challenges')),
  [`${FRIENDS_PATH}/*`]: loadable(() => import('./friends/Friends')),
  [`${PRINT_PATH}/*`]: loadable(() => import('./print/PrintDay')),
};
const DEMO_PATHS = GRID_GAMES.map(demoPath);

export const preload: PreloadScreen = async (pathname) =>
  (DEMO_PATHS.includes(pathname) ? DemoGame : SCREENS[pathname])?.load();

/** Long enough for the first grid and the shell's own files to have loaded. */
const PRELOAD_AFTER_MS = 3_000;

function GameRoutes() {
  const { NotFound } = usePlatform().pages;
  useRememberOwner();
  useMigrateAttempts();
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
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export interface GamesAppProps extends RemoteAppProps {
  /** Clock, randomness and storage; tests pass their own. */
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
