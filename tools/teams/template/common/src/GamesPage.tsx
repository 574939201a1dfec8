import { usePlatform, useTitle } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import '@ninefold/ui/button.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import board from './board.svg';
import { GAMES } from './games';
import styles from './GamesPage.module.css';

/** The first screen: what the platform gives, and a link for each game. */
export function GamesPage() {
  const { auth, notify } = usePlatform();
  const [count, setCount] = useState(0);
  useTitle('__NAME__');
  const name = auth.status === 'in' ? auth.profile.firstName : 'guest';
  return (
    <section className={styles.page}>
      <h1>Hello, {name}</h1>
      <img src={board} alt="A chessboard" width="160" height="160" />
      <ul>
        {GAMES.map(({ id, title }) => (
          <li key={id}>
            <Link to={`games/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
      <Button
        onClick={() => {
          setCount(count + 1);
          notify('__NAME__ counts');
        }}
      >
        Count: {count}
      </Button>
      {/* A page of another remote. */}
      <Link to="/puzzle-games">Puzzles</Link>
    </section>
  );
}
