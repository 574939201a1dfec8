import { GRID_GAMES } from 'shared-contracts';
import type { DashboardSummary } from '../dashboard-summary';
import { GameCard } from './GameCard';
import styles from './Games.module.css';
import { MentalMathCard } from './MentalMathCard';

export function Games({ games }: { games: DashboardSummary['games'] }) {
  return (
    <ul className={styles['games']}>
      {GRID_GAMES.map((game) => (
        <li key={game}>
          <GameCard game={game} summary={games[game]} />
        </li>
      ))}
      <li>
        <MentalMathCard />
      </li>
    </ul>
  );
}
