const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Every text of the map of skills, beside the skills' own. */
export const copy = {
  title: 'Learn',
  lead: 'Small lessons that explain why, and practice that fits you.',

  ways: {
    label: 'Other ways to practice',
    review: 'Review',
    reviewDue: (due: number, isLimited: boolean) =>
      `${plural(due, 'exercise')} due${isLimited ? ', costs no session' : ''}`,
    mixed: 'Mixed practice',
    mixedLead: 'Skills you know, in turn',
    placement: 'Find my level',
    placementLead: 'About 5 minutes',
  },

  book: {
    title: 'Technique book',
    lead: 'How to find each digit in the grids, from the last cell of a line to the hardest.',
    open: 'Open the technique book',
  },

  level: (level: string) => `Level ${level}`,
  proficient: (reached: number, all: number) => `${reached} of ${plural(all, 'skill')} proficient`,
  placed: 'Your level',
  needs: (titles: string) => `Better after ${titles}`,
  testOut: (level: string) => `Test out of ${level}`,
  testOutLead: 'Know all of this already? Ten exercises without help show it.',
} as const;
