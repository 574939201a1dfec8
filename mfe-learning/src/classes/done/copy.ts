import {
  type AssignmentAttempt,
  type AssignmentResult,
  type DoneRule,
  LOCALE,
  RIGHT_NEEDED,
} from '@ninefold/contracts';

const days = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const day = (dayKey: string) => days.format(new Date(dayKey));
const plural = (number: number, word: string, many = `${word}s`) => `${number} ${number === 1 ? word : many}`;

type Sessions = Pick<AssignmentResult, 'sessions' | 'has_older'>;
const counted = ({ sessions, has_older }: Sessions) => (has_older ? `${sessions} or more` : `${sessions}`);

const TEN = RIGHT_NEEDED.of;

/** Where a student is, as their own teacher says it and as the student reads it. */
export const copy = {
  field: 'Done when',
  rules: {
    practiced: 'Practiced: ten exercises',
    right: 'Enough right in one session',
    proficient: 'Proficient in the skill',
  } satisfies Record<DoneRule, string>,
  needed: 'How many right',
  neededOf: (needed: number) => `${needed} of ${TEN} right`,
  change: 'Change the rule',
  of: (title: string) => ` for ${title}`,
  changeLead:
    'Sessions since the skill was assigned count for the new rule. With a stricter one, students who were done may need another session.',
  save: 'Save',
  saving: 'Saving...',
  changed: (rule: string) => `Changed. ${rule}`,

  /** Complete sentences. */
  rule: {
    practiced: 'Done after ten exercises in finished sessions.',
    right: (needed: number) => `Done when ${needed} of ${TEN} are right in one session, without help.`,
    proficient: 'Done when a finished session leaves the skill proficient.',
  },
  soFar: {
    practiced: (exercises: number) => `${exercises} of ${TEN} exercises so far.`,
    right: (best: number) => `Best so far: ${best} of ${TEN}.`,
    proficient: (level: string) => `Current level: ${level}.`,
  },
  doneOn: (dayKey: string, isLate: boolean) => `Done ${day(dayKey)}${isLate ? ', after it was due' : ''}`,

  /** The class table: "6, 7, 9 of 10 · 2 with help · done Nov 24". */
  summary: {
    scores: (correct: readonly number[], exercises: number) => `${correct.join(', ')} of ${exercises}`,
    helped: (helped: number) => `${helped} with help`,
    endedWithLesson: 'ended with a lesson',
    shown: (shown: number, all: Sessions) => `${shown} of ${counted(all)} sessions shown`,
    doneOn: (dayKey: string, isLate: boolean) => `done ${day(dayKey)}${isLate ? ', late' : ''}`,
  },

  attempts: {
    show: (shown: number, all: Sessions) =>
      all.sessions > shown ? `Latest ${shown} of ${counted(all)} sessions` : plural(shown, 'session'),
    counted,
    caption: (title: string) => `Finished sessions: ${title}`,
    date: 'Date',
    right: 'Right',
    help: 'Help',
    day,
    score: ({ correct, exercises }: AssignmentAttempt) => `${correct} of ${exercises}`,
    none: 'No help',
    kinds: {
      retries: (number: number) => plural(number, 'second attempt'),
      examples: (number: number) => plural(number, 'worked example'),
      lessons: (number: number) => plural(number, 'lesson'),
      hints: (number: number) => plural(number, 'hint'),
    },
    endedWithLesson: 'Ended early with a lesson. Counts as a full session.',
    mixed: 'Mixed practice',
    proficient: 'Proficient afterwards',
  },
} as const;
