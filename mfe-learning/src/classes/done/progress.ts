import type {
  AssignmentAttempt,
  AssignmentResult,
  ClassAssignment,
  StudentProgress,
} from '@ninefold/contracts';
import { MAX_LESSONS, type MasteryLevel } from '@ninefold/learning';
import { masteryWords } from '../../mastery/MasteryMark';
import { copy } from './copy';

type Assignment = Pick<ClassAssignment, 'kind' | 'what' | 'due_on' | 'done_when' | 'right_needed'>;

const WHOLE_SESSION = 10;

/** When an assigned skill is done, as a sentence; null for the other kinds, which have one rule each. */
export function ruleOf({ kind, done_when, right_needed }: Assignment): string | null {
  if (kind !== 'skill') return null;
  return done_when === 'right' ? copy.rule.right(right_needed ?? WHOLE_SESSION) : copy.rule[done_when];
}

/** The session ended because more of the same would only have discouraged the learner. */
export const hasEndedEarly = ({ mixed, exercises, lessons }: AssignmentAttempt): boolean =>
  !mixed && lessons >= MAX_LESSONS && exercises < WHOLE_SESSION;

/** How far a student is: "Best so far: 6 of 10."; null before the first finished session. */
export function soFarOf(
  assignment: Assignment,
  result: AssignmentResult | null,
  level: MasteryLevel | null,
): string | null {
  if (assignment.kind !== 'skill') return null;
  if (assignment.done_when === 'proficient') return level && copy.soFar.proficient(masteryWords(level));
  if (!result || result.best === null) return null;
  if (assignment.done_when === 'right') return copy.soFar.right(result.best);
  return copy.soFar.practiced(result.practiced);
}

/** Null if the day is not known. */
export function doneOnOf({ due_on }: Assignment, result: AssignmentResult | null): string | null {
  return result?.done_on ? copy.doneOn(result.done_on, result.done_on > due_on) : null;
}

/**
 * One line for a class table: "6, 7, 9 of 10 · 2 with help · 3 of 7 sessions shown · done Nov 24"; '' if there is nothing
 * to say.
 */
export function summaryOf({ due_on }: Assignment, result: AssignmentResult | null): string {
  if (!result) return '';
  const sessions = result.attempts.filter(({ mixed }) => !mixed);
  const helped = sessions.reduce((sum, one) => sum + one.helped, 0);
  const [latest] = sessions;
  return [
    ...scoresOf(sessions),
    helped > 0 && copy.summary.helped(helped),
    latest && hasEndedEarly(latest) && copy.summary.endedWithLesson,
    latest && result.sessions > result.attempts.length && copy.summary.shown(sessions.length, result),
    result.done_on && copy.summary.doneOn(result.done_on, result.done_on > due_on),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Scores from the oldest to the newest session, those of equal length together: "2 of 4", "6, 7 of 10". */
function scoresOf(newestFirst: readonly AssignmentAttempt[]): string[] {
  const groups: { readonly exercises: number; readonly correct: number[] }[] = [];
  for (const { exercises, correct } of [...newestFirst].reverse()) {
    const last = groups.at(-1);
    if (last?.exercises === exercises) last.correct.push(correct);
    else groups.push({ exercises, correct: [correct] });
  }
  return groups.map(({ exercises, correct }) => copy.summary.scores(correct, exercises));
}

/** The current label of an assigned skill. */
export const levelIn = ({ skills }: Pick<StudentProgress, 'skills'>, what: string): MasteryLevel | null =>
  skills.find(({ skill }) => skill === what)?.level ?? null;
