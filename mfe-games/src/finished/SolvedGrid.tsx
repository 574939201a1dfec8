import { Play, Square } from 'lucide-react';
import type { StoredMove } from '@ninefold/contracts';
import type { GridPuzzle } from 'shared-puzzle-engine';
import { Button, type Elements, VisuallyHidden } from '@ninefold/ui';
import { copy } from './replay-copy';
import { gridAfter, type Finding } from '../grid/moves';
import styles from './SolvedGrid.module.css';
import { useReplay } from './use-replay';

export interface SolvedGridProps {
  puzzle: Pick<GridPuzzle, 'givens' | 'solution'>;
  /** undefined if it was solved on another device. */
  moves?: readonly StoredMove[] | undefined;
  found: readonly Finding[];
  submissions?: number | undefined;
  /** Label of the replay button; by default, for one's own moves. */
  watchLabel?: Elements;
}

const NO_MOVES: readonly StoredMove[] = [];

/** The solved grid, how each cell was found, and its replay. */
export function SolvedGrid({
  puzzle,
  moves = NO_MOVES,
  found,
  submissions,
  watchLabel = <span>{copy.watch}</span>,
}: SolvedGridProps) {
  const { givens, solution } = puzzle;
  const { step, ended, start, stop } = useReplay(moves);
  const playing = step !== null;
  const cells = playing ? gridAfter(givens, moves.slice(0, step)) : solution;
  const rows = [0, 3, 6].map((first) => copy.row(solution.slice(first, first + 3)));
  const last = playing ? moves[step - 1] : undefined;
  return (
    <div className={styles['solved']}>
      <div
        role="img"
        translate="no"
        aria-label={playing ? copy.playing : copy.solved(rows.join(', '))}
        className={styles['grid']}
      >
        {cells.map((digit, cell) => (
          <span
            key={cell}
            className={styles['cell']}
            data-found={playing && found[cell] !== 'given' ? undefined : found[cell]}
            data-moved={last?.cell === cell || undefined}
          >
            {digit || ''}
          </span>
        ))}
      </div>
      <p className={styles['story']}>
        {last?.cell === null ? copy.wrongSubmission : storyOf(found, submissions)}
      </p>
      {moves.length > 0 && (
        <Button variant="quiet" onClick={playing ? stop : start}>
          {playing ? <Square aria-hidden size={16} /> : <Play aria-hidden size={16} />}
          {playing ? <span>{copy.stop}</span> : watchLabel}
        </Button>
      )}
      <VisuallyHidden role="status">{ended && copy.ended}</VisuallyHidden>
    </div>
  );
}

/** "5 right away · 1 changed · 2 tries". */
function storyOf(found: readonly Finding[], submissions: number | undefined): string {
  const count = (wanted: Finding) => found.filter((finding) => finding === wanted).length;
  const parts = [
    count('first') > 0 && copy.first(count('first')),
    count('changed') > 0 && copy.changed(count('changed')),
    count('hint') > 0 && copy.hint(count('hint')),
    submissions !== undefined && copy.submissions(submissions),
  ];
  return parts.filter(Boolean).join(' · ');
}
