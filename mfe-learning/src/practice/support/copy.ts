/** Texts of the support after wrong attempts. */
export const copy = {
  firstStep: 'Here is a first step:',
  again: 'Try once more. You’ll see the answer after that.',
  example: 'Here is the solution up to the last step. That step is up to you.',
  lessonExample: 'Look at how the lesson solves one like it. Then do the same here.',
  figure: 'From the lesson',
  figureFailed: 'This part of the lesson could not be loaded. You can answer without it.',
  leads: 'See where this leads',
  leadsIn: 'Use the same method in another exercise:',
  leadsTo: 'It leads to',
  lesson: (title: string) => `Review the lesson: ${title}`,
  lessonFailed: 'The lesson could not be loaded. You can continue without it.',
  workedExample: 'A worked example',
  whole: 'Open the whole lesson',
  next: {
    prerequisite:
      'Next come two exercises on a skill that this one builds on. Then you start this skill again with easier ones.',
    break: 'Next come two exercises about something else. Then you start this skill again with easier ones.',
    other: 'Something else comes next.',
    same: 'Next comes an easier exercise about this skill.',
    last: 'This was the last exercise of the session.',
    ended: 'That is enough for now. The session ends here, and it counts.',
  },
  /** After an answer that became a review card. */
  returns: 'This comes back tomorrow in a review.',
  introduced: (title: string) => `New: ${title}`,
  introducedLead: 'Here is an example, worked out. Then it is your turn.',
  introducedAction: 'Try one yourself',
  introducedFailed: 'The example could not be loaded. You can start without it.',
} as const;
