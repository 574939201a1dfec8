import { dailyName, GAMES, type GridGame } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { TodaysDailies, type TodaysDaily, type TodaysTask } from '@ninefold/ui';

interface DailyCardsProps {
  dailies: readonly (TodaysDaily & { readonly id: GridGame })[];
  dayKey: string;
  /** What belongs to the day beside its puzzles, with the address that it leads to. */
  tasks?: readonly (TodaysTask & { readonly path: string })[];
  /** Each part leads to what it is about. */
  isLinked?: boolean;
}

/** Today's sheet with the number of its day on the stamp. */
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
