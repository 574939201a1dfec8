const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

const LEAD = 'Short lessons that explain why, and practice that fits you.';

/** Texts of the map, except for the skills' own. */
export const copy = {
  title: 'Learn',
  lead: LEAD,

  guest: {
    lead: `${LEAD} Every lesson is open, and so is a first practice session in each path.`,
    kept: {
      stored: 'What you do is kept on this device.',
      blocked: 'What you do is kept until you close or reload this page.',
    },
    join: 'Create a free account to keep going.',
  },

  review: (due: number, isLimited: boolean) =>
    `Review ${plural(due, 'exercise')} due${isLimited ? ', costs no session' : ''}`,

  actions: {
    mixed: (steps: string) => `Mixed practice: ${steps.toLowerCase()}`,
    mixedLead: 'The skills of these steps, in turn',
    placement: (path: string) => `Find my level in ${path}`,
    placementLead: 'At most 10 questions',
  },

  book: {
    title: 'Technique book',
    lead: 'How to find each digit in the grids, from the last cell of a line to the hardest.',
    open: 'Open the technique book',
  },

  classes: {
    title: 'Classes',
    lead: 'A teacher assigns skills and puzzles, and sees how often each mistake is made.',
    open: 'Open classes',
  },

  proficient: (reached: number, all: number) => `${reached} of ${plural(all, 'skill')} proficient`,
  own: 'You are here',
  testOut: (steps: string) => `Test out of ${steps.toLowerCase()}`,
  testOutLead: 'Know all of this already? A few exercises without help will show it.',
} as const;
