import { GAME_LISTINGS, GRID_GAMES, type GridGame } from 'shared-contracts';
import { Link } from 'shared-platform';
import { Badge, buttonClass, Card } from 'shared-ui';
import { GAME_RULES } from '../grid/copy';
import { DEMO_COPY } from './copy';
import cardStyles from '../screen/GameCard.module.css';
import { GameEmblem } from '../screen/GameEmblem';
import styles from '../hub/PuzzleHub.module.css';
import { demoPath } from './config';
import { JoinInvitation } from './JoinInvitation';

/** `/demo`: the three demos side by side, and where to go after them. */
export default function DemoHub() {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{DEMO_COPY.title}</h1>
        <p className={styles['lead']}>{DEMO_COPY.lead}</p>
      </header>
      <ul className={styles['games']}>
        {GRID_GAMES.map((game) => (
          <DemoCard key={game} game={game} />
        ))}
      </ul>
      <JoinInvitation daily="/puzzle-games" />
    </div>
  );
}

function DemoCard({ game }: { game: GridGame }) {
  const { title, difficulty } = GAME_LISTINGS[game];
  return (
    <li>
      <Card className={cardStyles['card']}>
        <GameEmblem game={game} />
        <div className={cardStyles['head']}>
          <h2 className={cardStyles['title']}>{title}</h2>
          <Badge>{difficulty}</Badge>
        </div>
        <p className={cardStyles['about']}>{GAME_RULES[game]}</p>
        <p className={cardStyles['links']}>
          <Link to={demoPath(game)} className={buttonClass('primary')} aria-description={title}>
            {DEMO_COPY.play}
          </Link>
        </p>
      </Card>
    </li>
  );
}
