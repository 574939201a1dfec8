export const copy = {
  needs: 'Needs:',
  levels: {
    none: 'Not started',
    attempted: 'Attempted',
    familiar: 'Familiar',
    proficient: 'Proficient',
    mastered: 'Mastered',
  },
} as const;
