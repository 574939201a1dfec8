import { useId } from 'react';
import { GAMES } from '@ninefold/contracts';
import { lineProgress, type GridPuzzle } from 'shared-puzzle-engine';
import styles from './Grid.module.css';
import { GridCell } from './GridCell';
import { cellName, cellStates } from './cell-state';
import { copy } from './copy';
import { LineTarget } from './LineTarget';
import { useGridKeys } from './use-grid-keys';
import type { GridPlay } from './use-grid-play';

const LINES = [0, 1, 2] as const;

export interface GridProps {
  puzzle: GridPuzzle;
  play: GridPlay;
  /** Digits from the keyboard are pencil marks. */
  pencilling: boolean;
  /** Cells that the current step of a hint refers to. */
  marked: readonly number[] | undefined;
}

/** Nine cells, with targets at the ends of rows and columns. */
export function Grid({ puzzle, play, pencilling, marked }: GridProps) {
  const { state } = play;
  const { targets } = puzzle;
  const states = cellStates(state);
  const progress = lineProgress(targets, state.cells);
  const onKeyDown = useGridKeys(play, pencilling);
  const keysId = useId();

  const cellAt = (cell: number) => {
    const cellState = states[cell] ?? 'empty';
    return (
      <GridCell
        key={cell}
        cell={cell}
        digit={state.cells[cell] ?? 0}
        pencil={state.pencil[cell] ?? 0}
        state={cellState}
        name={cellName(targets, state, cell, cellState)}
        selected={state.selected === cell && !state.solved}
        focused={state.focused === cell}
        marked={marked?.includes(cell)}
        // Screen readers move the focus on their own, so the selection follows it.
        onFocus={() => play.act({ type: 'focus', cell })}
        onSelect={() => play.act({ type: 'select', cell })}
        onKeyDown={onKeyDown}
      />
    );
  };

  return (
    <>
      <span id={keysId} hidden>
        {copy.gridKeys}
      </span>
      <div
        role="grid"
        data-testid="grid"
        data-solved={state.solved || undefined}
        // Alternates so that the animation runs again after each submission.
        data-odd={state.submissions % 2 || undefined}
        aria-label={copy.grid(GAMES[puzzle.game].title)}
        aria-describedby={keysId}
        className={styles['grid']}
      >
        {LINES.map((row) => (
          <div key={row} role="row" className={styles['row']}>
            {LINES.map((column) => cellAt(row * 3 + column))}
            <LineTarget line="row" index={row} targets={targets} progress={progress} />
          </div>
        ))}
        <div role="row" className={styles['row']}>
          {LINES.map((column) => (
            <LineTarget key={column} line="column" index={column} targets={targets} progress={progress} />
          ))}
        </div>
      </div>
    </>
  );
}
