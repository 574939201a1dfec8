/** What each level of mastery is called, and what it means. */
export const copy = {
  levels: {
    none: 'Not started',
    attempted: 'Attempted',
    familiar: 'Familiar',
    proficient: 'Proficient',
    mastered: 'Mastered',
  },
} as const;
