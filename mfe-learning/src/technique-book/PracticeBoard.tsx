import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Position } from 'shared-puzzle-engine';
import { Button } from 'shared-ui';
import { copy } from './copy';
import { PositionBoard } from './PositionBoard';
import styles from './PracticeBoard.module.css';
import { TurnVerdict } from './TurnVerdict';
import { useBoardTurn } from './use-board-turn';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface PracticeBoardProps {
  position: Position;
  label: string;
  /** The cell is marked from the beginning; otherwise finding it is a part of the task. */
  isMarked: boolean;
  /** It took the place of another board: the keyboard is on it. */
  takesFocus?: boolean;
  onFound?: () => void;
  /** Beside the help. */
  children?: ReactNode;
}

/** A position whose next digit the learner places. What is said of it comes at once. */
export function PracticeBoard({
  position,
  label,
  isMarked,
  takesFocus = false,
  onFound,
  children,
}: PracticeBoardProps) {
  const { answer, found, play, place, show, tried, verdict } = useBoardTurn(position, isMarked, onFound);
  const [isCellShown, setCellShown] = useState(isMarked);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus)
      sheet.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const marked = found?.cell ?? (isCellShown ? answer.cell : undefined);

  return (
    <div ref={sheet} className={styles['practice']}>
      <PositionBoard
        position={position}
        label={label}
        marked={marked}
        named={found?.cells}
        tried={tried}
        play={play}
      />
      <div className={styles['hand']}>
        <div role="group" aria-label={copy.digits} className={styles['pad']}>
          {DIGITS.map((digit) => (
            <button
              key={digit}
              type="button"
              className={styles['key']}
              disabled={Boolean(found) || position.cells.includes(digit)}
              // A mouse leaves the keyboard where it is: on the board.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => place(digit)}
            >
              {digit}
            </button>
          ))}
        </div>
        <TurnVerdict verdict={verdict} found={found} isMarked={isCellShown} />
        <div className={styles['actions']}>
          {!found && (
            <Button
              variant="secondary"
              onClick={() => {
                if (isCellShown) show();
                else setCellShown(true);
                play.onSelect(answer.cell);
              }}
            >
              {isCellShown ? copy.showDigit : copy.showCell}
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
