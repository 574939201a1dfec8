import { useState } from 'react';
import { Button } from 'shared-ui';
import { copy } from './copy';
import { placementIn, puzzleOf, type Position } from './position';
import { PositionBoard } from './PositionBoard';
import { reasonSentences } from './reason-sentences';
import styles from './TechniqueBook.module.css';

/** A position to think about: the digit of the marked cell is chosen, and the reasons are there on request. */
export function TryBoard({ position, number }: { position: Position; number: number }) {
  const puzzle = puzzleOf(position);
  const placement = placementIn(puzzle);
  const [chosen, setChosen] = useState<number>();
  const [isShown, setShown] = useState(false);
  const isRight = chosen === placement.digit;
  const unused = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !puzzle.givens.includes(digit));
  return (
    <div className={styles['try']}>
      <h3>{copy.board(number)}</h3>
      <PositionBoard puzzle={puzzle} marked={placement.cell} digit={isRight ? chosen : undefined} />
      <div role="group" aria-label={copy.digit(number)} className={styles['digits']}>
        {unused.map((digit) => (
          <Button
            key={digit}
            variant="secondary"
            className={styles['digit']}
            aria-pressed={chosen === digit}
            onClick={() => setChosen(digit)}
          >
            {digit}
          </Button>
        ))}
      </div>
      <p role="status" className={styles['verdict']} data-right={isRight}>
        {chosen !== undefined && (isRight ? copy.right : copy.wrong(chosen))}
      </p>
      {chosen !== undefined && !isShown && (
        <div>
          <Button variant="quiet" onClick={() => setShown(true)}>
            {copy.why}
          </Button>
        </div>
      )}
      {isShown && (
        <ul className={styles['reasons']}>
          {reasonSentences(placement).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
