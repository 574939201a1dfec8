export type { Axis, Cells, PerLine, Triple } from './grid/grid';
export { withItem } from './grid/with-item';
export { OPERATIONS, statedOperations, targetsOf, type Operation, type Targets } from './grid/operations';
export { GRID_RULES, type PuzzleDifficulty, type GridGame, type GridPuzzle } from './grid/grid-rules';
export type { Line } from './grid/lines';
export { dailyPuzzle } from './puzzle/daily-puzzle';
export { demoPuzzle, practicePuzzle } from './puzzle/practice-puzzle';
export { shortestSeconds } from './puzzle/shortest-time';
export { checkGrid, duplicateCells, type CellMark, type GridCheck } from './puzzle/check-grid';
export { lineProgress, type LineProgress, type LineState } from './puzzle/line-progress';
export { findSolutions, hasOneSolution } from './puzzle/find-solutions';
export { TECHNIQUES } from './hints/step';
export type { Chain, ChainStep, Conclusion, Failure, LineView, Mistake, MistakeReason } from './hints/step';
export type { Placement, PlacementReason, Refutation, Step, Technique } from './hints/step';
export { nextPlacements, nextStep } from './hints/next-step';
export { positionFor, type Position } from './hints/position-for';
export { REASON_KINDS, reasonKindOf, type ReasonKind } from './hints/reason-kind';
export { gradePuzzle, type PuzzleGrade } from './hints/grade-puzzle';
export { firstEmptyCell, revealCell, type Reveal } from './hints/reveal-cell';
export { dayKeyAt, secondsToReset } from './day/day-key';
export { isDayKey } from './day/is-day-key';
export { formatClock } from './format-clock';
export { randomInteger, seededRandom, type Random } from './random';
export { shuffled } from './quiz/shuffled';
export {
  kindOf,
  mentalMathProblem,
  problemAgain,
  type MentalMathProblem,
  type QuestionKind,
} from './quiz/mental-math-problem';
export { mentalMathProblems } from './quiz/mental-math-problems';
export { drillProblems, type DrillProblem } from './quiz/drill-problems';
export { scoreAnswers, type QuizScore } from './quiz/score-answers';
