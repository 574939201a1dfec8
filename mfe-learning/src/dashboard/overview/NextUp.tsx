import { GAME_LISTINGS, GRID_GAMES, XP_PER_DAILY, type GridGame } from 'shared-contracts';
import { Link } from 'shared-platform';
import { Badge, buttonClass, Card, VisuallyHidden } from 'shared-ui';
import { copy } from '../../copy';
import type { DashboardSummary } from '../dashboard-summary';
import { GameMark } from '../GameMark';
import styles from './NextUp.module.css';

/** The one thing to do next: the easiest of today's puzzles that is still open. */
export function NextUp({ games }: { games: DashboardSummary['games'] }) {
  const open = GRID_GAMES.filter((game) => !games[game].played_today);
  const [next] = open;
  if (!next) return <AllDone />;
  const isFirst = GRID_GAMES.every((game) => games[game].games_played === 0);
  return <Play game={next} left={open.length} isFirst={isFirst} />;
}

function Play({ game, left, isFirst }: { game: GridGame; left: number; isFirst: boolean }) {
  const { title, difficulty, path } = GAME_LISTINGS[game];
  return (
    <Card className={styles['next']}>
      <GameMark game={game} solved={false} />
      <div className={styles['words']}>
        <h2 className={styles['title']}>{isFirst ? copy.next.first : copy.next.title(title)}</h2>
        <p className={styles['lead']}>{isFirst ? copy.next.firstLead : copy.next.lead(left)}</p>
        <p className={styles['badges']}>
          <Badge>{difficulty}</Badge>
          <Badge tone="accent">{copy.next.reward(XP_PER_DAILY[game])}</Badge>
        </p>
      </div>
      <Link to={path} className={buttonClass('primary', styles['action'])}>
        {copy.next.play}
        <VisuallyHidden> {copy.next.title(title)}</VisuallyHidden>
      </Link>
    </Card>
  );
}

function AllDone() {
  const practice = GRID_GAMES[0];
  return (
    <Card className={styles['next']}>
      <GameMark game={practice} solved />
      <div className={styles['words']}>
        <h2 className={styles['title']}>{copy.next.allDone}</h2>
        <p className={styles['lead']}>{copy.next.allDoneLead}</p>
      </div>
      <Link
        to={`${GAME_LISTINGS[practice].path}?mode=practice`}
        className={buttonClass('secondary', styles['action'])}
      >
        {copy.next.practice}
      </Link>
    </Card>
  );
}
