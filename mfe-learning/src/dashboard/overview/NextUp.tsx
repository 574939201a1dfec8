import { GAMES, GRID_GAMES, type DashboardSummary, type GridGame } from 'shared-contracts';
import { Link } from 'shared-platform';
import { Badge, buttonClass, Card, VisuallyHidden } from 'shared-ui';
import { copy } from '../copy';
import { GameMark } from '../GameMark';
import styles from './NextUp.module.css';

/** The one thing to do next: the first of today's puzzles that is still open. The catalogue begins with the easiest. */
export function NextUp({ grids }: { grids: DashboardSummary['grids'] }) {
  const open = GRID_GAMES.filter((game) => !grids[game].played_today);
  const [next] = open;
  if (!next) return <AllDone />;
  const isFirst = GRID_GAMES.every((game) => grids[game].games_played === 0);
  return <Play game={next} left={open.length} isFirst={isFirst} />;
}

function Play({ game, left, isFirst }: { game: GridGame; left: number; isFirst: boolean }) {
  const { title, difficulty, path, xp } = GAMES[game];
  return (
    <Card className={styles['next']}>
      <GameMark game={game} solved={false} />
      <div className={styles['words']}>
        <h2 className={styles['title']}>{isFirst ? copy.next.first : copy.next.title(title)}</h2>
        <p className={styles['lead']}>{isFirst ? copy.next.firstLead : copy.next.lead(left)}</p>
        <p className={styles['badges']}>
          <Badge>{difficulty}</Badge>
          <Badge tone="accent">{copy.next.reward(xp)}</Badge>
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
        to={`${GAMES[practice].path}?mode=practice`}
        className={buttonClass('secondary', styles['action'])}
      >
        {copy.next.practice}
      </Link>
    </Card>
  );
}
