import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { hintParts, type HintStep } from '@ninefold/web/hints';
import type { Position } from 'shared-puzzle-engine';
import { Button, type Elements } from '@ninefold/ui';
import { copy } from './copy';
import { PositionGrid } from './PositionGrid';
import styles from './PracticeGrid.module.css';
import { Reasons } from './Reasons';
import { TurnVerdict } from './TurnVerdict';
import { useGridTurn } from './use-grid-turn';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface PracticeGridProps {
  position: Position;
  label: string;
  /** Marks the cell; otherwise finding it is part of the task. */
  isMarked: boolean;
  /** Replaces another grid, so it takes the focus. */
  takesFocus?: boolean;
  onFound?: () => void;
  /** Next to the help button. */
  children?: Elements;
}

/** A position whose next digit the student places, with immediate feedback. */
export function PracticeGrid({
  position,
  label,
  isMarked,
  takesFocus = false,
  onFound,
  children,
}: PracticeGridProps) {
  const { answer, found, play, place, show, tried, verdict } = useGridTurn(position, isMarked, onFound);
  const [isCellShown, setCellShown] = useState(isMarked);
  const parts = useMemo(() => {
    const explained = found ?? (verdict?.kind === 'wrong' && verdict.step);
    return explained ? hintParts(explained) : [];
  }, [found, verdict]);
  const [chosen, setChosen] = useState<HintStep>();
  // Resets the reasons for another digit.
  const step = parts.some(({ steps }) => chosen && steps.includes(chosen)) ? chosen : undefined;
  const area = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  const isFound = Boolean(found);
  useEffect(() => {
    if (takesFocus) focusCell(area.current);
  }, [takesFocus]);
  // The help button disappears and the keypad is inactive, so the focus returns to the grid.
  useEffect(() => {
    const button = pressed.current;
    if (isFound && button && (!button.isConnected || button === document.activeElement))
      focusCell(area.current);
  }, [isFound]);
  const isOff = (digit: number) => isFound || position.cells.includes(digit);
  const marked = found?.cell ?? (isCellShown ? answer.cell : undefined);

  return (
    <div ref={area} className={styles['practice']}>
      <PositionGrid
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
              translate="no"
              type="button"
              className={styles['key']}
              // Not `disabled`, which would remove the focus from the key that found the digit.
              aria-disabled={isOff(digit)}
              // A mouse click keeps the focus on the grid.
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

function focusCell(area: HTMLElement | null) {
  area?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus({ preventScroll: true });
}

/** The clicked button, if it has the focus. */
const focusedOf = ({ currentTarget }: MouseEvent) =>
  currentTarget === document.activeElement ? currentTarget : null;
