import { useState } from 'react';
import { puzzleLayout } from '@ninefold/ui';
import {
  OPERATIONS,
  statedOperations,
  targetsOf,
  type Cells,
  type GridPuzzle,
  type Operation,
} from 'shared-puzzle-engine';
import { LessonLink } from '../screen/LessonLink';

interface WrongLineLessonProps {
  puzzle: GridPuzzle;
  cells: Cells;
}

/** Replaces the rule after a wrong submission: a link to the lesson that the first wrong line calls for. */
export default function WrongLineLesson({ puzzle, cells }: WrongLineLessonProps) {
  // About the submitted grid, while the player changes it.
  const [operation] = useState(() => wrongOperation(puzzle, cells));
  return (
    <p className={puzzleLayout['rule']}>
      <LessonLink kind={OPERATIONS[operation].question} />
    </p>
  );
}

function wrongOperation({ targets }: GridPuzzle, cells: Cells): Operation {
  const stated = statedOperations(targets);
  const totals = targetsOf(stated, cells);
  const isWrong = (operation: Operation) =>
    JSON.stringify(totals[operation]) !== JSON.stringify(targets[operation]);
  return stated.find(isWrong) ?? 'sum';
}
