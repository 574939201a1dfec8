import { GRID_GAMES } from 'shared-contracts';
import type { DashboardSummary } from '../dashboard-summary';
import { GameCard } from './GameCard';
import styles from './Games.module.css';
import { MentalMathCard } from './MentalMathCard';

export function Games({ summary }: { summary: DashboardSummary }) {
  return (
    <ul className={styles['games']}>
      {GRID_GAMES.map((game) => (
        <li key={game}>
          <GameCard game={game} summary={summary.games[game]} />
        </li>
      ))}
      <li>
        <MentalMathCard summary={summary.mental_math_speed} />
      </li>
    </ul>
  );
}
