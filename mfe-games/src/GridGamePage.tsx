import { lazy, Suspense } from 'react';
import type { GridGame } from 'shared-contracts';
import { useSearchParams } from 'shared-platform';
import { copy } from './grid/copy';
import { DailyGame } from './daily/DailyGame';
import { BoardSkeleton } from './grid/BoardSkeleton';
import { preloadable } from './screen/lazy-part';

const PracticeGame = lazy(preloadable(() => import('./practice/PracticeGame')));

/** `/sum-grid` and the like: the daily puzzle, or practice with `?mode=practice`. */
export function GridGamePage({ game }: { game: GridGame }) {
  const [query] = useSearchParams();
  if (query.get('mode') !== 'practice') return <DailyGame game={game} />;
  return (
    <Suspense fallback={<BoardSkeleton game={game} label={copy.loadingPuzzle} />}>
      <PracticeGame game={game} />
    </Suspense>
  );
}
