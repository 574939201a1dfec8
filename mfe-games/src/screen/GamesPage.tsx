import type { ReactNode } from 'react';
import { GAME_SENTENCES, GAMES, type GameType } from '@ninefold/contracts';
import { Badge, Card, type Elements } from '@ninefold/ui';
import { emblemOf } from '@ninefold/cards';
import styles from './GamesPage.module.css';

export interface GamesPageProps {
  title: string;
  lead: string;
  /** Next to the title on wide screens. */
  aside?: Elements;
  cards: ReactNode;
  children: Elements;
}

/** A page with game cards and more content below. */
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
  children?: Elements;
}

/** One game: description, difficulty and links. */
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

/** The game's drawing, as on shared pictures. Decorative. */
function GameEmblem({ game }: { game: GameType }) {
  const { viewBox, cells, sign } = emblemOf(game);
  return (
    <span translate="no" className={styles['frame']}>
      <svg aria-hidden viewBox={viewBox} className={styles['emblem']}>
        {cells.map(({ isGiven, ...box }) => (
          <rect key={`${box.x} ${box.y}`} {...box} className={styles[isGiven ? 'given' : 'cell']} />
        ))}
        <text x={sign.x} y={sign.y} textAnchor={sign.anchor} className={styles['sign']}>
          {sign.text}
        </text>
      </svg>
    </span>
  );
}
