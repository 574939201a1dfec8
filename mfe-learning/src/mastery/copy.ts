/** What each level of mastery is called, and what a skill stands on. */
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
