import { FIRST_DAY, GAMES, type GridGame, type Owner } from '@ninefold/contracts';
import { useDevice } from '@ninefold/web/storage';
import { addDays } from '../days/day-keys';
import { archivePath, ARCHIVE_PATH } from '../screen/paths';
import { useOpenDays } from '../days/open-days';
import { useArchive } from '../days/use-archive';
import { copy as screenCopy } from '../screen/copy';
import { useDayKey, useServerClock } from '../days/server-clock';
import { copy } from './puzzle-copy';

/** What comes after a puzzle of the archive: another one of its day, then the day before, then the calendar. */
export function useNextPuzzle(owner: Owner, dayKey: string, game: GridGame): { path: string; words: string } {
  const { now } = useDevice();
  const clock = useServerClock();
  const { unlockOf } = useOpenDays(useDayKey(now));
  const grids = useArchive(owner, [dayKey], clock).grids.get(dayKey) ?? [];
  const left = grids.find(
    (grid) => grid.game !== game && grid.dailySeconds === null && grid.laterSeconds === null,
  );
  if (left) {
    const { title, path } = GAMES[left.game];
    return { path: archivePath(dayKey) + path, words: copy.next(title) };
  }
  const before = addDays(dayKey, -1);
  return before >= FIRST_DAY && unlockOf(before) === null
    ? { path: archivePath(before), words: copy.nextDay(screenCopy.day(before)) }
    : { path: ARCHIVE_PATH, words: copy.anotherDay };
}
