import { dailyName, GAMES, type GridGame } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { TodaysDailies, type TodaysDaily, type TodaysTask } from '@ninefold/ui';

interface DailyCardsProps {
  dailies: readonly (TodaysDaily & { readonly id: GridGame })[];
  dayKey: string;
  /** Tasks of the day besides its puzzles, with their paths. */
  tasks?: readonly (TodaysTask & { readonly path: string })[];
  /** Links every part. */
  isLinked?: boolean;
}

/** Today's dailies, stamped with the number of the day. */
export function DailyCards({ dailies, dayKey, tasks = [], isLinked = false }: DailyCardsProps) {
  const pathOf = (id: string) => tasks.find((task) => task.id === id)?.path ?? GAMES[id as GridGame].path;
  return (
    <TodaysDailies
      dailies={dailies}
      tasks={tasks}
      stamp={dailyName(dayKey)}
      formatTime={formatClock}
      {...(isLinked && { link: (id, words) => <Link to={pathOf(id)}>{words}</Link> })}
    />
  );
}
