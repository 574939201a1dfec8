import { useState } from 'react';
import { puzzleLayout } from '@ninefold/ui';
import {
  targetsOf,
  type Cells,
  type GridPuzzle,
  type Operation,
  type QuestionKind,
} from 'shared-puzzle-engine';
import { LessonLink } from '../screen/LessonLink';

const KINDS: Readonly<Record<Operation, QuestionKind>> = { sum: 'addition', product: 'multiplication' };

/** After a wrong submission, in the place of the game's rule: the lesson about what the first wrong line needs. */
export default function WrongLineLesson({ puzzle, cells }: { puzzle: GridPuzzle; cells: Cells }) {
  // What was submitted: the player goes on writing.
  const [kind] = useState(() => KINDS[wrongOperation(puzzle, cells)]);
  return (
    <p className={puzzleLayout['rule']}>
      <LessonLink kind={kind} />
    </p>
  );
}

function wrongOperation({ targets }: GridPuzzle, cells: Cells): Operation {
  const stated = Object.keys(targets) as Operation[];
  const totals = targetsOf(stated, cells);
  const isWrong = (operation: Operation) =>
    JSON.stringify(totals[operation]) !== JSON.stringify(targets[operation]);
  return stated.find(isWrong) ?? 'sum';
}
