import type { GridGame } from '@ninefold/contracts';
import { Screen, useSearchParams } from '@ninefold/platform';
import { copy } from './grid/copy';
import { DailyGame } from './daily/DailyGame';
import { GridSkeleton } from './grid/GridSkeleton';
import { preloadable } from './screen/lazy-part';

const PracticeGame = preloadable(() => import('./practice/PracticeGame'));

/** `/sum-grid` and the like: the daily puzzle, or practice with `?mode=practice`. */
export function GridGamePage({ game }: { game: GridGame }) {
  const [query] = useSearchParams();
  if (query.get('mode') !== 'practice') return <DailyGame game={game} />;
  return (
    <Screen
      of={PracticeGame}
      game={game}
      fallback={<GridSkeleton game={game} label={copy.loadingPuzzle} />}
    />
  );
}
