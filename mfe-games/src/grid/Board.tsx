import { lineProgress, type GridPuzzle } from 'shared-puzzle-engine';
import { GRID_COPY } from '../copy';
import styles from './Board.module.css';
import { BoardCell } from './BoardCell';
import { cellName, cellStates } from './cell-state';
import { GRID_GAME_CONFIG } from './config';
import { LineTarget } from './LineTarget';
import { useBoardKeys } from './use-board-keys';
import type { GridPlay } from './use-grid-play';

const LINES = [0, 1, 2] as const;

export interface BoardProps {
  puzzle: GridPuzzle;
  play: GridPlay;
  /** The keyboard's digits are noted as candidates. */
  pencilling: boolean;
}

/** Nine cells with what each row and column must come to, like a ledger. */
export function Board({ puzzle, play, pencilling }: BoardProps) {
  const { state } = play;
  const { targets } = puzzle;
  const config = GRID_GAME_CONFIG[puzzle.game];
  const states = cellStates(state);
  const progress = lineProgress(targets, state.cells);
  const onKeyDown = useBoardKeys(play, pencilling);

  const cellAt = (cell: number) => {
    const cellState = states[cell] ?? 'empty';
    return (
      <BoardCell
        key={cell}
        cell={cell}
        digit={state.cells[cell] ?? 0}
        pencil={state.pencil[cell] ?? 0}
        state={cellState}
        name={cellName(config, targets, state, cell, cellState)}
        selected={state.selected === cell && !state.solved}
        focused={state.focused === cell}
        onSelect={() => play.act({ type: 'select', cell })}
        onKeyDown={onKeyDown}
      />
    );
  };

  return (
    <div
      role="grid"
      data-testid="grid"
      data-solved={state.solved || undefined}
      aria-label={GRID_COPY.board(config.title)}
      className={styles['board']}
    >
      {LINES.map((row) => (
        <div key={row} role="row" className={styles['row']}>
          {LINES.map((column) => cellAt(row * 3 + column))}
          <LineTarget
            line="row"
            index={row}
            operations={config.operations}
            targets={targets}
            progress={progress}
          />
        </div>
      ))}
      <div role="row" className={styles['row']}>
        {LINES.map((column) => (
          <LineTarget
            key={column}
            line="column"
            index={column}
            operations={config.operations}
            targets={targets}
            progress={progress}
          />
        ))}
      </div>
    </div>
  );
}
