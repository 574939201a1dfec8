import type { RoundReplay, GridReplay } from '@ninefold/contracts';
import type { GridPuzzle } from 'shared-puzzle-engine';
import { findings, submissionsOf } from '../grid/moves';
import { SolvedGrid } from '../finished/SolvedGrid';
import { AnswerReview } from '../round/AnswerReview';
import { Name } from '@ninefold/web/social';
import styles from './Challenges.module.css';
import { copy } from './copy';

const STAND_INS: readonly string[] = [copy.you, copy.challenger, copy.mine.somebody];

/** A username, or the word that stands for one. */
export const Whose = ({ children }: { children: string }) =>
  STAND_INS.includes(children) ? <span>{children}</span> : <Name>{children}</Name>;

type Replays<Replay> = readonly (readonly [string, Replay])[];

export interface GridReplaysProps {
  puzzle: Pick<GridPuzzle, 'givens' | 'solution'>;
  replays: Replays<GridReplay>;
}

export const GridReplays = ({ puzzle, replays }: GridReplaysProps) => (
  <div className={styles['grids']}>
    {replays.map(([heading, { moves }]) => {
      const known = moves.length > 0 ? moves : undefined;
      return (
        <section key={heading}>
          <h2>
            <Whose>{heading}</Whose>
          </h2>
          <SolvedGrid
            puzzle={puzzle}
            moves={known}
            found={findings(puzzle.givens, puzzle.solution, known)}
            submissions={submissionsOf(known)}
            watchLabel={
              <span>
                <span>{copy.watch}</span>
                <Whose>{heading}</Whose>
              </span>
            }
          />
        </section>
      );
    })}
  </div>
);

export const RoundReplays = ({ replays }: { replays: Replays<RoundReplay> }) => (
  <div className={styles['rounds']}>
    {replays.map(([heading, { answers }]) =>
      answers.length > 0 ? (
        // With large text the table is wider than a phone and scrolls, so it must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div key={heading} role="region" aria-label={heading} tabIndex={0}>
          <AnswerReview answers={answers} caption={<Whose>{heading}</Whose>} given={copy.round.given} />
        </div>
      ) : (
        <section key={heading}>
          <h2>
            <Whose>{heading}</Whose>
          </h2>
          <p>{copy.notStored}</p>
        </section>
      ),
    )}
  </div>
);
