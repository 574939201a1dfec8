import { LOCALE, type OpenSession } from '@ninefold/contracts';
import { pathTitleOf } from '../mastery/path-words';
import { levelText } from '../mastery/steps';

type Level = OpenSession['level_id'];

const days = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const day = (dayKey: string) => days.format(new Date(dayKey));

const KINDS = {
  skill: (title: string) => `Practice: ${title}`,
  practice: (_: string, level: Level) => `Mixed practice: ${levelText(level)}`,
  review: () => 'Review',
  placement: (_: string, level: Level) => `Finding your level: ${pathTitleOf(level)}`,
  test_out: (_: string, level: Level) => `Test-out: ${levelText(level)}`,
} as const;

export const copy = {
  session: ({ kind, level_id }: Pick<OpenSession, 'kind' | 'level_id'>, skill: string | undefined): string =>
    KINDS[kind](skill ?? '', level_id),

  next: {
    label: 'Next step',
    resume: (session: string) => `Continue: ${session}`,
    resumeLead: (answered: number) =>
      answered === 0 ? 'You started it and left. It is still open.' : `You have answered ${answered} so far.`,
    resumeAction: 'Continue',
    begin: (title: string) => `Begin: ${title}`,
    start: (title: string) => `Start: ${title}`,
    continue: (title: string) => `Continue: ${title}`,
    startAction: 'Start the lesson',
    continueAction: 'Continue',
    prerequisite: (title: string) => `Practice this first: ${title}`,
    prerequisiteLead: (stuck: string) =>
      `“${stuck}” builds on this skill. Practicing it first will make “${stuck}” easier.`,
    prerequisiteAction: 'Practice it',
    reread: (title: string) => `Review the lesson: ${title}`,
    rereadLead: 'The lesson shows the idea and a worked example. Then practice it step by step.',
    rereadAction: 'Open the lesson',
    mix: 'Mixed practice',
    mixLead:
      'You are proficient in every skill. Mixed practice checks that you still know them and takes them to mastery.',
    mixAction: 'Practice now',
  },

  cost: (used: number, limit: number) =>
    `You have used ${used} of ${limit} free ${limit === 1 ? 'session' : 'sessions'} today. This will be number ${used + 1}.`,

  placement: {
    title: 'Not sure where to start?',
    lead: 'Each path has a short test, at most ten questions. Take one, all three or none: they do not count as sessions.',
    action: 'Find my level',
    inPath: (path: string) => `Find my level in ${path}`,
    notPlaced: (path: string) => `${path}: not asked`,
  },

  /** Assignments. */
  assigned: {
    placement: (path: string) => `Find your level in ${path}`,
    technique: (title: string) => `Technique: ${title}`,
    dailies: (dayKey: string) => `The three grids for ${day(dayKey)}`,
    unknown: 'This assignment needs a newer version of the page. Reload it.',
    due: (dayKey: string) => `Due ${day(dayKey)}`,
    dueToday: 'Due today',
    over: (dayKey: string) => `Was due ${day(dayKey)}`,
  },
} as const;
