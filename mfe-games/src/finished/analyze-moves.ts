import type { StoredMove } from '@ninefold/contracts';
import { hintText, techniquePath, TECHNIQUES_PATH, techniqueTitles } from '@ninefold/web/hints';
import { formatClock, nextStep, reasonKindOf, type GridPuzzle, type Step } from 'shared-puzzle-engine';
import { gridAfter, submissionsOf } from '../grid/moves';
import { copy } from './replay-copy';

/** Shorter pauses are part of a move. */
const LEAST_PAUSE_MS = 5_000;

export interface PlayedPuzzle {
  readonly moves: readonly StoredMove[];
  /** The start, by the clock of the moves. */
  readonly startedAt: number;
  /** Number of cells that hints revealed. */
  readonly hints: number;
}

interface Pause {
  readonly milliseconds: number;
  /** Number of moves before it. */
  readonly after: number;
}

/** The longest time without a move, counted from the start; null without moves. */
export function longestPause(moves: readonly StoredMove[], startedAt: number): Pause | null {
  const pauses = moves.map(({ at }, after) => ({
    milliseconds: at - (moves[after - 1]?.at ?? startedAt),
    after,
  }));
  return pauses.reduce<Pause | null>(
    (longest, pause) => (longest && longest.milliseconds >= pause.milliseconds ? longest : pause),
    null,
  );
}

export interface Analysis {
  /** Longest pause, what could be deduced there, wrong submissions and hints. */
  readonly sentences: readonly string[];
  /** The lesson about the technique that the longest pause called for, or the list of techniques. */
  readonly lesson: { readonly path: string; readonly text: string };
}

export function analyzeMoves(puzzle: GridPuzzle, { moves, startedAt, hints }: PlayedPuzzle): Analysis {
  const wrong = (submissionsOf(moves) ?? 1) - 1;
  const counted = [
    ...(wrong > 0 ? [copy.analysis.wrong(wrong)] : []),
    ...(hints > 0 ? [copy.analysis.hints(hints)] : []),
  ];
  const pause = longestPause(moves, startedAt);
  if (!pause || pause.milliseconds < LEAST_PAUSE_MS) return { sentences: counted, lesson: lessonOf() };
  const cells = gridAfter(puzzle.givens, moves.slice(0, pause.after));
  const open = puzzle.givens.filter((digit) => digit === 0).length;
  const filled = cells.filter(Boolean).length - (cells.length - open);
  const step = nextStep(puzzle, cells);
  return {
    sentences: [
      copy.analysis.pause(formatClock(pause.milliseconds / 1000), filled, open),
      ...(step.kind === 'solved' ? [] : [copy.analysis.seen(hintText(step))]),
      ...counted,
    ],
    lesson: lessonOf(step),
  };
}

function lessonOf(step?: Step): Analysis['lesson'] {
  if (step?.kind !== 'placement') return { path: TECHNIQUES_PATH, text: copy.analysis.book };
  const kind = reasonKindOf(step);
  return { path: techniquePath(kind), text: copy.analysis.technique(techniqueTitles[kind]) };
}
