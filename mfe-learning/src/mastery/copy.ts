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
} as const;
