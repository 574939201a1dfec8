import { dailyName, GAMES, GRID_GAMES, type DashboardSummary, type GridGame } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { Badge, buttonClass, Card, TodaysSheet, VisuallyHidden } from '@ninefold/ui';
import { copy } from '../copy';
import styles from './NextUp.module.css';

/**
 * Today's sheet, and the one thing to do next: the first of its puzzles that is still open. The catalogue begins with the
 * easiest.
 */
export function NextUp({ summary }: { summary: Pick<DashboardSummary, 'grids' | 'day_key'> }) {
  const { grids, day_key } = summary;
  const open = GRID_GAMES.filter((game) => !grids[game].played_today);
  const [next] = open;
  const isFirst = GRID_GAMES.every((game) => grids[game].games_played === 0);
  const folds = GRID_GAMES.map((game) => ({
    ...GAMES[game],
    id: game,
    seconds: grids[game].today_time_seconds,
    started: grids[game].started_today,
  }));
  return (
    <Card className={styles['next']}>
      <TodaysSheet folds={folds} stamp={dailyName(day_key)} formatTime={formatClock} />
      {next ? <Play game={next} left={open.length} isFirst={isFirst} /> : <AllDone />}
    </Card>
  );
}

function Play({ game, left, isFirst }: { game: GridGame; left: number; isFirst: boolean }) {
  const { title, difficulty, path, xp } = GAMES[game];
  return (
    <div className={styles['words']}>
      <h2 className={styles['title']}>{isFirst ? copy.next.first : copy.next.title(title)}</h2>
      <p className={styles['lead']}>{isFirst ? copy.next.firstLead : copy.next.lead(left)}</p>
      <p className={styles['badges']}>
        <Badge>{difficulty}</Badge>
        <Badge tone="accent">{copy.next.reward(xp)}</Badge>
      </p>
      <Link to={path} className={buttonClass('primary', styles['action'])}>
        {copy.next.play}
        <VisuallyHidden> {copy.next.title(title)}</VisuallyHidden>
      </Link>
    </div>
  );
}

function AllDone() {
  return (
    <div className={styles['words']}>
      <h2 className={styles['title']}>{copy.next.allDone}</h2>
      <p className={styles['lead']}>{copy.next.allDoneLead}</p>
      <Link
        to={`${GAMES[GRID_GAMES[0]].path}?mode=practice`}
        className={buttonClass('secondary', styles['action'])}
      >
        {copy.next.practice}
      </Link>
    </div>
  );
}
