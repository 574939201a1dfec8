import { useState, type KeyboardEvent } from 'react';
import { nextPlacements, type Placement, type Position } from 'shared-puzzle-engine';
import { GRID_ARROWS, digitOf } from '@ninefold/ui';
import { judge, type Verdict } from './judge';
import type { BoardPlay, Tried } from './PositionBoard';

export interface BoardTurn {
  readonly play: BoardPlay;
  readonly tried: Tried | undefined;
  /** About the last digit; undefined before the first. */
  readonly verdict: Verdict | undefined;
  /** The digit that was asked for, once it is found or shown. */
  readonly found: Placement | undefined;
  /** The easiest digit, for one who asks where it is. */
  readonly answer: Placement;
  place(digit: number): void;
  show(): void;
}

/**
 * One try at a position: the learner chooses a cell and a digit, and each digit is judged at once. Keys: arrows move, 1-9
 * place, Backspace takes a wrong digit away.
 * @param isMarked the cell of the answer is chosen first
 * @param onFound called for the digit that was asked for, when the learner places it
 */
export function useBoardTurn(position: Position, isMarked: boolean, onFound?: () => void): BoardTurn {
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
    if (arrow) move(event.currentTarget, selected, arrow);
    else if (digit && !isNote) place(digit);
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

/** The focus moves, and the selection goes with it. */
function move(from: HTMLElement, cell: number, [rows, columns]: readonly [number, number]) {
  const row = Math.min(2, Math.max(0, Math.floor(cell / 3) + rows));
  const column = Math.min(2, Math.max(0, (cell % 3) + columns));
  from
    .closest('table')
    ?.querySelector<HTMLElement>(`[data-cell="${row * 3 + column}"]`)
    ?.focus();
}

function triedMark(tried: { cell: number; digit: number; verdict: Verdict } | undefined): Tried | undefined {
  // A digit that stands elsewhere is not written a second time.
  if (!tried || tried.verdict.kind === 'used') return undefined;
  const { cell, digit, verdict } = tried;
  return { cell, digit, mark: verdict.kind === 'wrong' ? 'wrong' : 'open' };
}
