import type { ReactNode } from 'react';
import { GAME_SENTENCES, GAMES, type GameType } from '@ninefold/contracts';
import { Badge, Card } from '@ninefold/ui';
import styles from './GamesPage.module.css';

export interface GamesPageProps {
  title: string;
  lead: string;
  /** Beside the title, where there is room. */
  aside?: ReactNode;
  /** A `GameCard` for each game. */
  cards: ReactNode;
  children: ReactNode;
}

/** A page that offers games, and has more to say below them. */
export function GamesPage({ title, lead, aside, cards, children }: GamesPageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <header className={styles['intro']}>
          <h1>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
        </header>
        {aside}
      </div>
      <ul className={styles['games']}>{cards}</ul>
      {children}
    </div>
  );
}

export interface GameCardProps {
  game: GameType;
  links: ReactNode;
  children?: ReactNode;
}

/** One game: what it is, how hard it is, and where it is played. */
export function GameCard({ game, links, children }: GameCardProps) {
  const { title, difficulty } = GAMES[game];
  return (
    <li>
      <Card className={styles['card']}>
        <GameEmblem game={game} />
        <div className={styles['name']}>
          <h2 className={styles['title']}>{title}</h2>
          <Badge>{difficulty}</Badge>
        </div>
        <p className={styles['about']}>{GAME_SENTENCES[game]}</p>
        {children}
        <p className={styles['links']}>{links}</p>
      </Card>
    </li>
  );
}

const LINES = [0, 1, 2];

/** The game's sign beside a sheet of nine cells, or in one for a game of questions: decoration. */
function GameEmblem({ game }: { game: GameType }) {
  const { kind, sign } = GAMES[game];
  if (kind !== 'grid') {
    return (
      <svg aria-hidden viewBox="0 0 84 54" className={styles['emblem']}>
        <rect x={2} y={2} width={49} height={49} rx={6} className={styles['given']} />
        <text x={26.5} y={34} textAnchor="middle" className={styles['sign']}>
          {sign}
        </text>
      </svg>
    );
  }
  return (
    <svg aria-hidden viewBox="0 0 84 54" className={styles['emblem']}>
      {LINES.flatMap((row) =>
        LINES.map((column) => (
          <rect
            key={`${row}${column}`}
            x={2 + column * 17}
            y={2 + row * 17}
            width={15}
            height={15}
            rx={3}
            className={row === column ? styles['given'] : styles['cell']}
          />
        )),
      )}
      <text x={58} y={33} className={styles['sign']}>
        {sign}
      </text>
    </svg>
  );
}
