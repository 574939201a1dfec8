import {
  GAME_SENTENCES,
  GRID_GAMES,
  TIMED_ROUND_GAMES,
  type DashboardSummary,
  type GridGame,
  type GridSummary,
  type RoundSummary,
  type TimedRoundGame,
} from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { VisuallyHidden } from '@ninefold/ui';
import { copy } from '../copy';
import { GameCard } from './GameCard';
import styles from './Games.module.css';

const { games: words } = copy;

/** Every grid and every timed round of the catalogue. */
export function Games({ summary }: { summary: DashboardSummary }) {
  return (
    <ul className={styles['games']}>
      {GRID_GAMES.map((game) => (
        <li key={game}>
          <GridCard game={game} summary={summary.grids[game]} />
        </li>
      ))}
      {TIMED_ROUND_GAMES.map((game) => (
        <li key={game}>
          <RoundCard game={game} summary={summary.timed_rounds[game]} />
        </li>
      ))}
    </ul>
  );
}

/** Today's puzzle, and the time to beat. */
function GridCard({ game, summary }: { game: GridGame; summary: GridSummary }) {
  const { played_today: played, today_time_seconds: time, best_time_seconds: best } = summary;
  return (
    <GameCard
      game={game}
      solved={played}
      facts={[
        [words.today, played && time !== null ? words.playedIn(formatClock(time)) : words.notYet],
        [words.best, best === null ? <NoBest /> : formatClock(best)],
      ]}
      actions={[
        played
          ? { label: words.seeResult, variant: 'secondary' }
          : { label: words.daily, variant: 'primary' },
        { label: words.practice, variant: 'quiet', query: '?mode=practice' },
      ]}
    />
  );
}

function NoBest() {
  return (
    <>
      <span aria-hidden>{words.noBest}</span>
      <VisuallyHidden>{words.noBestSpoken}</VisuallyHidden>
    </>
  );
}

/** A game without a puzzle of the day: what there is to do, and after the first round the score to beat. */
function RoundCard({ game, summary }: { game: TimedRoundGame; summary: RoundSummary }) {
  const { best_score: best, rounds_played: rounds } = summary;
  return (
    <GameCard
      game={game}
      facts={
        best === null
          ? GAME_SENTENCES[game]
          : [
              [words.bestScore, words.correct(best)],
              [words.rounds, rounds],
            ]
      }
      actions={[{ label: words.play, variant: 'secondary' }]}
    />
  );
}
