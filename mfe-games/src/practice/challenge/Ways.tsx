import type { ReactNode } from 'react';
import type { PlayedRound, SolvedWay } from '@ninefold/contracts';
import type { GridPuzzle } from 'shared-puzzle-engine';
import { findings, triesOf } from '../../finished/replay/moves';
import { SolvedBoard } from '../../finished/replay/SolvedBoard';
import { AnswerReview } from '../../round/AnswerReview';
import styles from './Challenge.module.css';
import { copy } from './copy';

/** Heading and way of each. */
type Ways<Way> = readonly (readonly [string, Way])[];

export interface GridWaysProps {
  puzzle: Pick<GridPuzzle, 'givens' | 'solution'>;
  ways: Ways<SolvedWay>;
}

/** One puzzle and the ways to its solution, each as a replay. */
export const GridWays = ({ puzzle, ways }: GridWaysProps) => (
  <SideBySide ways={ways}>
    {({ moves }, heading) => {
      const known = moves.length > 0 ? moves : undefined;
      return (
        <SolvedBoard
          puzzle={puzzle}
          moves={known}
          found={findings(puzzle.givens, puzzle.solution, known)}
          tries={triesOf(known)}
          watchLabel={copy.watch(heading)}
        />
      );
    }}
  </SideBySide>
);

/** The questions of a round, as each answered them. */
export const RoundWays = ({ ways }: { ways: Ways<PlayedRound> }) => (
  <SideBySide ways={ways}>
    {({ answers }) => (answers.length > 0 ? <AnswerReview answers={answers} /> : <p>{copy.notKept}</p>)}
  </SideBySide>
);

interface SideBySideProps<Way> {
  ways: Ways<Way>;
  children(way: Way, heading: string): ReactNode;
}

const SideBySide = <Way,>({ ways, children }: SideBySideProps<Way>) => (
  <div className={styles['ways']}>
    {ways.map(([heading, way]) => (
      <section key={heading}>
        <h2>{heading}</h2>
        {children(way, heading)}
      </section>
    ))}
  </div>
);
