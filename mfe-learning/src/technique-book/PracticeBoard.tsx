import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { hintParts, type HintStep } from '@ninefold/web/hints';
import type { Position } from 'shared-puzzle-engine';
import { Button } from '@ninefold/ui';
import { copy } from './copy';
import { PositionBoard } from './PositionBoard';
import styles from './PracticeBoard.module.css';
import { Reasons } from './Reasons';
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
  const parts = useMemo(() => {
    const explained = found ?? (verdict?.kind === 'wrong' && verdict.step);
    return explained ? hintParts(explained) : [];
  }, [found, verdict]);
  const [chosen, setChosen] = useState<HintStep>();
  // Another digit has other reasons.
  const step = parts.some(({ steps }) => chosen && steps.includes(chosen)) ? chosen : undefined;
  const sheet = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  const isFound = Boolean(found);
  useEffect(() => {
    if (takesFocus) focusCell(sheet.current);
  }, [takesFocus]);
  // The help is gone now, and the digits do nothing any more: the keyboard goes on from the board.
  useEffect(() => {
    const button = pressed.current;
    if (isFound && button && (!button.isConnected || button === document.activeElement))
      focusCell(sheet.current);
  }, [isFound]);
  const isOff = (digit: number) => isFound || position.cells.includes(digit);
  const marked = found?.cell ?? (isCellShown ? answer.cell : undefined);

  return (
    <div ref={sheet} className={styles['practice']}>
      <PositionBoard
        position={position}
        label={label}
        marked={marked}
        named={step?.cells ?? found?.cells}
        tried={step ? undefined : tried}
        supposed={step?.supposed}
        play={play}
      />
      <div className={styles['hand']}>
        <div role="group" aria-label={copy.digits} className={styles['pad']}>
          {DIGITS.map((digit) => (
            <button
              key={digit}
              type="button"
              className={styles['key']}
              // Not `disabled`: the key that finds the digit would lose the focus.
              aria-disabled={isOff(digit)}
              // A mouse leaves the keyboard where it is: on the board.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                pressed.current = focusedOf(event);
                if (!isOff(digit)) place(digit);
              }}
            >
              {digit}
            </button>
          ))}
        </div>
        <TurnVerdict
          verdict={verdict}
          found={found}
          isMarked={isCellShown}
          reasons={<Reasons parts={parts} shown={step} onShow={setChosen} />}
        />
        <div className={styles['actions']}>
          {!isFound && (
            <Button
              variant="secondary"
              onClick={(event) => {
                pressed.current = focusedOf(event);
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

function focusCell(sheet: HTMLElement | null) {
  sheet?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus({ preventScroll: true });
}

/** The button of a press, if it had the focus. */
const focusedOf = ({ currentTarget }: MouseEvent) =>
  currentTarget === document.activeElement ? currentTarget : null;
