import { useState, type KeyboardEvent } from 'react';
import { nextPlacements, type Placement, type Position } from 'shared-puzzle-engine';
import { GRID_ARROWS, digitOf } from '@ninefold/ui';
import { judge, type Verdict } from './judge';
import type { GridPlay, Tried } from './PositionGrid';

export interface GridTurn {
  readonly play: GridPlay;
  readonly tried: Tried | undefined;
  /** Feedback on the last digit; undefined before the first. */
  readonly verdict: Verdict | undefined;
  /** The digit of the answer, once found or shown. */
  readonly found: Placement | undefined;
  /** The easiest digit, for help. */
  readonly answer: Placement;
  place(digit: number): void;
  show(): void;
}

/**
 * One attempt at a position: each digit is judged immediately. Arrows move, 1-9 place, Backspace removes a wrong digit.
 * @param isMarked preselects the cell of the answer
 * @param onFound called when the student places the digit of the answer
 */
export function useGridTurn(position: Position, isMarked: boolean, onFound?: () => void): GridTurn {
  const { cells } = position;
  const [answer] = useState(() => easiest(position));
  const [selected, setSelected] = useState(isMarked ? answer.cell : cells.indexOf(0));
  const [tried, setTried] = useState<{ cell: number; digit: number; verdict: Verdict }>();
  const [isShown, setShown] = useState(false);
  const found = tried?.verdict.kind === 'found' ? tried.verdict.placement : isShown ? answer : undefined;

  function place(digit: number) {
    if (found || cells[selected]) return;
    const verdict = judge(position, selected, digit);
    setTried({ cell: selected, digit, verdict });
    if (verdict.kind === 'found') onFound?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = GRID_ARROWS[event.key];
    const { digit, isNote } = digitOf(event);
    if (digit && !isNote) place(digit);
    // Shift turns the digits of the number pad into arrows, and there are no notes here.
    else if (arrow && !digit) move(event.currentTarget, selected, arrow);
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      if (!found) setTried(undefined);
    } else return;
    event.preventDefault();
  }

  return {
    play: { selected, onSelect: setSelected, onKeyDown },
    tried: found ? { cell: found.cell, digit: found.digit, mark: 'correct' } : triedMark(tried),
    verdict: tried?.verdict,
    found,
    answer,
    place,
    show: () => setShown(true),
  };
}

function easiest({ puzzle, cells }: Position): Placement {
  const [placement] = nextPlacements(puzzle, cells);
  if (!placement) throw new Error('Nothing follows in this position.');
  return placement;
}

/** The selection follows the focus. */
function move(from: HTMLElement, cell: number, [rows, columns]: readonly [number, number]) {
  const row = Math.min(2, Math.max(0, Math.floor(cell / 3) + rows));
  const column = Math.min(2, Math.max(0, (cell % 3) + columns));
  from
    .closest('table')
    ?.querySelector<HTMLElement>(`[data-cell="${row * 3 + column}"]`)
    ?.focus();
}

function triedMark(tried: { cell: number; digit: number; verdict: Verdict } | undefined): Tried | undefined {
  // A used digit is not placed again.
  if (!tried || tried.verdict.kind === 'used') return undefined;
  const { cell, digit, verdict } = tried;
  return { cell, digit, mark: verdict.kind === 'wrong' ? 'wrong' : 'open' };
}
