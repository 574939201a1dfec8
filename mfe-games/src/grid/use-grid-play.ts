import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { usePlatform } from 'shared-platform';
import { checkGrid, type Cells, type GridPuzzle } from 'shared-puzzle-engine';
import { GRID_COPY, HINT_COPY, RESULT_BANNERS } from './copy';
import { announceMove } from './announce-move';
import { GRID_GAME_CONFIG } from './config';
import {
  isSameBoard,
  playReducer,
  startPlay,
  type Board,
  type PlayAction,
  type PlayState,
} from './play-state';
import { useBanner, type Banner } from './use-banner';

export interface Solved {
  readonly grid: Cells;
  /** The cells that hints filled in or told. */
  readonly revealed: readonly number[];
}

export interface GridPlayOptions {
  readonly puzzle: GridPuzzle;
  /** Where the player left off, in this tab or, later on, in another. */
  readonly board?: Board | undefined;
  /** The cells of that board that hints filled in. */
  readonly revealed?: readonly number[] | undefined;
  /** What is said of a wrong answer, where it is not the game's own words. */
  readonly wrongAnswer?: string | undefined;
  onBoardChange?(board: Board, revealed: readonly number[]): void;
  onSolved(solved: Solved): void;
}

export interface GridPlay {
  readonly state: PlayState;
  readonly complete: boolean;
  readonly banner: Banner | null;
  /** For the live region. */
  readonly announcement: string;
  act(action: PlayAction): void;
  place(digit: number): void;
  submit(): void;
  reveal(cell: number, digit: number): void;
}

/** One player at one puzzle: what was written, what it was judged, and what is said about it. */
export function useGridPlay({
  puzzle,
  board,
  revealed,
  wrongAnswer,
  onBoardChange,
  onSolved,
}: GridPlayOptions): GridPlay {
  const { playSound } = usePlatform();
  const [state, act] = useReducer(playReducer, board, (kept) => startPlay(puzzle.givens, kept, revealed));
  const [banner, showBanner] = useBanner();
  const complete = state.cells.every(Boolean);

  const { cells, pencil } = state;
  /** The board as it was last read or written: what comes back of that is no news, even when it comes late. */
  const stored = useRef<Board>(null);
  const adoptBoard = useEffectEvent((theirs: Board) => {
    if (stored.current && isSameBoard(theirs, stored.current)) return;
    stored.current = theirs;
    act({ type: 'adopt', board: theirs });
  });
  useEffect(() => {
    if (board) adoptBoard(board);
  }, [board]);

  const keepBoard = useEffectEvent((ours: Board) => {
    // Two tabs that wrote back what they read from each other could go on for ever.
    if (stored.current && isSameBoard(ours, stored.current)) return;
    stored.current = ours;
    onBoardChange?.(ours, state.revealed);
  });
  useEffect(() => {
    keepBoard({ cells, pencil });
  }, [cells, pencil]);

  function submit() {
    if (state.solved) return;
    if (!complete) {
      showBanner({ tone: 'wrong', text: GRID_COPY.fillEveryCell });
      return;
    }
    const { solved, marks } = checkGrid(puzzle, state.cells);
    act({ type: 'mark', marks, solved });
    const words = RESULT_BANNERS[puzzle.game];
    if (solved) showBanner({ tone: 'right', text: words.right });
    else showBanner({ tone: 'wrong', text: wrongAnswer ?? words.wrong });
    playSound(solved ? 'correct' : 'incorrect');
    if (solved) onSolved({ grid: state.cells, revealed: state.revealed });
  }

  function place(digit: number) {
    if (state.selected === null || state.solved) return;
    act({ type: 'place', digit });
    if (state.cells[state.selected] !== digit) playSound('putonboard');
  }

  function reveal(cell: number, digit: number) {
    act({ type: 'hint', cell, digit });
    showBanner({ tone: 'hint', text: HINT_COPY.added });
  }

  const announcement = announceMove(GRID_GAME_CONFIG[puzzle.game], puzzle.targets, state.previous, cells);
  return { state, complete, banner, announcement, act, place, submit, reveal };
}
