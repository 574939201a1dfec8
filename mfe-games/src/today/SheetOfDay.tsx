import { dailyName } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { TodaysSheet, type SheetFold } from '@ninefold/ui';

/** Today's sheet with the number of its day on the stamp. */
export function SheetOfDay({ folds, dayKey }: { folds: readonly SheetFold[]; dayKey: string }) {
  return <TodaysSheet folds={folds} stamp={dailyName(dayKey)} formatTime={formatClock} />;
}
