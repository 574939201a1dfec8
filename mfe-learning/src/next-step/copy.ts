import type { OpenSession } from '@ninefold/contracts';

const KINDS = {
  skill: (title: string) => `Practice: ${title}`,
  practice: () => 'Mixed practice',
  review: () => 'Review',
  placement: () => 'Finding your level',
  test_out: (_: string, level: string) => `Test-out of ${level}`,
} as const;

/** What a session is called, and what is to be done next. */
export const copy = {
  session: ({ kind, level_id }: Pick<OpenSession, 'kind' | 'level_id'>, skill: string | undefined): string =>
    KINDS[kind](skill ?? '', level_id),

  next: {
    label: 'Next step',
    resume: (session: string) => `Continue: ${session}`,
    resumeLead: (answered: number) =>
      answered === 0
        ? 'You started it and left. It is still open.'
        : `You have answered ${answered} so far. Nothing is lost.`,
    resumeAction: 'Continue',
    begin: (title: string) => `Begin: ${title}`,
    start: (title: string) => `Start: ${title}`,
    goOn: (title: string) => `Continue: ${title}`,
    startAction: 'Start the lesson',
    goOnAction: 'Continue',
    mix: 'Mixed practice',
    mixLead: 'You are proficient in every skill. Mixed practice shows that they stay, and masters them.',
    mixAction: 'Practice now',
  },

  placement: {
    title: 'Not sure where to start?',
    lead: 'Answer a few questions. In 5 minutes we find the right level for you. It does not count as a session.',
    action: 'Find my level',
  },
} as const;
