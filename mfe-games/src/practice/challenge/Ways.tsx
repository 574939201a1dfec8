import type { SolvedWay } from '@ninefold/contracts';
import type { GridPuzzle } from 'shared-puzzle-engine';
import { findings, triesOf } from '../../finished/replay/moves';
import { SolvedBoard } from '../../finished/replay/SolvedBoard';
import styles from './Challenge.module.css';
import { copy } from './copy';

export interface WaysProps {
  puzzle: Pick<GridPuzzle, 'givens' | 'solution'>;
  /** Heading and way of each. */
  ways: readonly (readonly [string, SolvedWay])[];
}

/** One puzzle and the ways to its solution, each as a replay. */
export function Ways({ puzzle, ways }: WaysProps) {
  return (
    <div className={styles['ways']}>
      {ways.map(([heading, { moves }]) => {
        const known = moves.length > 0 ? moves : undefined;
        return (
          <section key={heading}>
            <h2>{heading}</h2>
            <SolvedBoard
              puzzle={puzzle}
              moves={known}
              found={findings(puzzle.givens, puzzle.solution, known)}
              tries={triesOf(known)}
              watchLabel={copy.watch(heading)}
            />
          </section>
        );
      })}
    </div>
  );
}
