import { dailyName, GAMES, type GridGame } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { TodaysSheet, type SheetFold } from '@ninefold/ui';

interface SheetOfDayProps {
  folds: readonly (SheetFold & { readonly id: GridGame })[];
  dayKey: string;
  /** Each fold leads to its puzzle. */
  isLinked?: boolean;
}

/** Today's sheet with the number of its day on the stamp. */
export function SheetOfDay({ folds, dayKey, isLinked = false }: SheetOfDayProps) {
  return (
    <TodaysSheet
      folds={folds}
      stamp={dailyName(dayKey)}
      formatTime={formatClock}
      {...(isLinked && { link: (id, words) => <Link to={GAMES[id as GridGame].path}>{words}</Link> })}
    />
  );
}
