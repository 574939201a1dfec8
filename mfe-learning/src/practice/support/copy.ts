/** Texts of the support after wrong attempts. */
export const copy = {
  wrong: 'Not quite',
  firstStep: 'Here is a first step:',
  tryAgain: 'Try once more. The answer comes after that.',
  example: 'Here is how this one goes. The last step is yours.',
  figure: 'From the lesson',
  leads: 'See where this leads',
  leadsIn: 'Use the same way in another exercise:',
  leadsTo: 'It leads to',
  lesson: (title: string) => `The lesson again: ${title}`,
  workedExample: 'A worked example',
  whole: 'Open the whole lesson',
  next: {
    skill: 'Next come two exercises about something else. Then this skill starts over with easier ones.',
    rest: 'This skill rests now and comes back later this week. Something else comes next.',
    end: 'That is enough for now. The session counts, and this skill comes back later this week.',
  },
  introduced: (title: string) => `New: ${title}`,
  introducedLead: 'Here is an example, worked out. Then it is your turn.',
  introducedAction: 'Try one yourself',
} as const;
