/** Texts around a lesson. */
export const copy = {
  level: 'Your level',
  back: 'Learn',
  resume: 'Back to your session',
  example: 'Worked example',
  exampleLead: 'Think of the next step first. Then look.',
  usedIn: 'Use it against the clock:',
  practice: 'Practice this',
  worksheet: 'Print a worksheet',
  practiceLead: 'About 10 exercises, from easy to hard, with every mistake explained.',
} as const;
