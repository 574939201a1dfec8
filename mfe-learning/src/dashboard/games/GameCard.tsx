import type { ReactNode } from 'react';
import { GAMES, type GameType } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Badge, buttonClass, Card, VisuallyHidden, type ButtonVariant } from '@ninefold/ui';
import { copy } from '../copy';
import styles from './GameCard.module.css';

interface GameAction {
  label: string;
  variant: ButtonVariant;
  /** `?…`, of the game's address. */
  query?: string;
}

interface GameCardProps {
  game: GameType;
  /** Today's puzzle is solved. */
  solved?: boolean;
  /** Term and value, or a sentence for a game without figures. */
  facts: string | readonly (readonly [term: string, value: ReactNode])[];
  actions: readonly GameAction[];
}

/** One game of the catalogue: its name, its difficulty, how the person is doing in it, and the links to it. */
export function GameCard({ game, solved = false, facts, actions }: GameCardProps) {
  const { title, difficulty, path } = GAMES[game];
  return (
    <Card className={styles['game']}>
      <div className={styles['head']}>
        <GameMark game={game} solved={solved} />
        <div className={styles['name']}>
          <h2>{title}</h2>
          <Badge>{difficulty}</Badge>
        </div>
      </div>
      {typeof facts === 'string' ? (
        <p>{facts}</p>
      ) : (
        <dl className={styles['facts']}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles['actions']}>
        {actions.map(({ label, variant, query = '' }) => (
          <Link key={label} to={path + query} className={buttonClass(variant)}>
            {label}
            <VisuallyHidden>{copy.games.of(title)}</VisuallyHidden>
          </Link>
        ))}
      </div>
    </Card>
  );
}

/** A cell with the sign of its game; its corner is folded when today's puzzle is solved. */
function GameMark({ game, solved }: { game: GameType; solved: boolean }) {
  return (
    <span aria-hidden className={styles['mark']} data-solved={solved || undefined}>
      {GAMES[game].sign}
    </span>
  );
}
