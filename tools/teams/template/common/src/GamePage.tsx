import { usePlatform, useTitle } from '@ninefold/platform';
import { Link, Outlet, useParams } from 'react-router-dom';
import { gameOf } from './games';
import styles from './GamePage.module.css';

/** One game with its moves; the chosen move is shown below them. */
export default function GamePage() {
  const { pages } = usePlatform();
  const game = gameOf(useParams()['id']);
  useTitle(game?.title ?? 'Page not found');
  if (!game) return <pages.NotFound />;
  return (
    <section className={styles.page}>
      <h1>{game.title}</h1>
      <ol className={styles.moves}>
        {game.moves.map((move, index) => (
          <li key={move}>
            <Link to={`moves/${index + 1}`}>{move}</Link>
          </li>
        ))}
      </ol>
      <Outlet />
      <Link to="..">All games</Link>
    </section>
  );
}
