export const copy = {
  needs: 'Needs:',
  step: (path: string, step: number, of: number) => `${path} · step ${step} of ${of}`,
  stepAlone: (step: number, of: number) => `Step ${step} of ${of}`,
  steps: (first: number, last: number) => `Steps ${first} to ${last}`,
  /** The letters A1 to C2 are not one scale: each belongs to a path. */
  levelOfPath: (level: string) => `Level ${level} of this path`,
  levelIn: (path: string, level: string) => `${path}, level ${level}`,
  levels: {
    none: 'Not started',
    attempted: 'Attempted',
    familiar: 'Familiar',
    proficient: 'Proficient',
    mastered: 'Mastered',
  },
  rule: {
    counted:
      'Medium and hard questions count. An answer after help, or on a second attempt, counts as missed.',
    notStarted: 'Familiar takes 2 of the last 5 questions right.',
    easyOnly: 'Only easy questions so far, which do not count.',
    results: (right: number, results: number) =>
      results === 5 ? `${right} of the last 5 right.` : `${right} of ${results} right.`,
    tested: 'You passed a test of this level.',
    forgotten: 'Not practiced for weeks. One right answer brings the level back.',
    familiar: 'Familiar: 2 of the last 5 right.',
    proficient: 'Proficient: at least 4 of the last 5 right, over two kinds of question, 3 of them hard.',
    mastered: 'Mastered: the last 5 right, all hard, the latest in a mixed session on a later day.',
    masteredBy: 'The last 5 right, all hard, the latest in a mixed session on a later day.',
    missing: (parts: readonly string[]) => `Still missing: ${parts.join(', ')}.`,
    right: (count: number) => `${count} more right`,
    hard: (count: number) => `${count} hard`,
    kinds: 'a second kind of question',
    hardAndRight: (count: number) => `So far, ${count} of the last 5 were right and hard.`,
    laterDay: 'Still missing: a hard question in a mixed session on a later day.',
  },
} as const;
