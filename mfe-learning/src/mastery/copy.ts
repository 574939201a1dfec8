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
    counted: 'Medium and hard questions count. Answers with help or on a second attempt count as missed.',
    notStarted: 'To reach Familiar, answer 2 of your last 5 questions correctly.',
    easyOnly: 'Only easy questions so far, which do not count.',
    results: (right: number, results: number) =>
      results === 5 ? `${right} of your last 5 right.` : `${right} of ${results} right.`,
    tested: 'You passed a test of this level.',
    forgotten: 'Not practiced for weeks. One correct answer restores your level.',
    familiar: 'Familiar: 2 of your last 5 right.',
    proficient: 'Proficient: at least 4 of your last 5 right, over two kinds of question, 3 of them hard.',
    mastered: 'Mastered: your last 5 right, all hard, the latest in a mixed session on a later day.',
    masteredBy: 'Your last 5 right, all hard, the latest in a mixed session on a later day.',
    missing: (what: string) => `Still missing: ${what}.`,
    right: (count: number, hard: number) => {
      const inRow = count === 1 ? '1 more right answer' : `${count} more right answers in a row`;
      if (hard === 0) return inRow;
      return hard === count ? `${inRow} to hard questions` : `${inRow}, ${hard} of them to hard questions`;
    },
    kinds: (right: number) =>
      right === 1 ? ' to a second kind of question' : ', at least one of them to a second kind of question',
    hardInRow: (count: number) =>
      count === 1
        ? 'Still missing: 1 hard question right.'
        : `Still missing: ${count} hard questions right in a row.`,
    laterDay: 'Still missing: a hard question in a mixed session on a later day.',
  },
} as const;
