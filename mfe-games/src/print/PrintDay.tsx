import { useMemo } from 'react';
import { dailyName, GRID_GAMES } from '@ninefold/contracts';
import { Navigate, useLocation, usePlatform, useTitle } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { PrintPreview, PrintSheet } from '@ninefold/web/print';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { isDayKey, kindOfDay } from '../days/day-keys';
import { archivePath, HUB_PATH } from '../screen/paths';
import { useOpenDays } from '../days/open-days';
import { PageSkeleton } from '../screen/PageSkeleton';
import { useDayKey } from '../days/server-clock';
import { copy } from './copy';
import { PaperGrid } from './PaperGrid';
import styles from './PrintDay.module.css';

/** `/print/day` for today, `/print/day/2026-11-03` for an open day of the archive. */
export default function PrintDay() {
  const { auth } = usePlatform();
  const { now } = useDevice();
  const today = useDayKey(now);
  const { unlockOf } = useOpenDays(today);
  const day = useLocation().pathname.split('/')[3] || today;
  const kind = isDayKey(day) ? kindOfDay(day, today) : 'wrong';
  const mayPrint = kind === 'today' || (kind === 'archive' && unlockOf(day) === null);
  // The day's page explains why it cannot be printed.
  if (!mayPrint) return <Navigate to={archivePath(day)} replace />;
  if (auth.status === 'loading' && kind !== 'today') return <PageSkeleton />;
  return <Day day={day} isToday={kind === 'today'} />;
}

function Day({ day, isToday }: { day: string; isToday: boolean }) {
  useTitle(copy.title(day));
  const puzzles = useMemo(() => GRID_GAMES.map((game) => dailyPuzzle(game, day)), [day]);
  const name = dailyName(day);
  return (
    <PrintPreview
      title={copy.title(day)}
      back={isToday ? { to: HUB_PATH, text: copy.toPuzzles } : { to: archivePath(day), text: copy.toArchive }}
    >
      <PrintSheet title={copy.sheet(name, day)} link={{ path: archivePath(day), words: copy.playHere }}>
        <div className={styles['grids']}>
          {puzzles.map((puzzle) => (
            <PaperGrid key={puzzle.game} puzzle={puzzle} />
          ))}
        </div>
      </PrintSheet>
      {/* Today's solutions would let people copy their way onto a board. */}
      {!isToday && (
        <PrintSheet title={copy.solutions(name)} isUpsideDown>
          <div className={styles['solutions']}>
            {puzzles.map((puzzle) => (
              <PaperGrid key={puzzle.game} puzzle={puzzle} isSolved />
            ))}
          </div>
        </PrintSheet>
      )}
    </PrintPreview>
  );
}
