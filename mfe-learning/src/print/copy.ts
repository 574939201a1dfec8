export const copy = {
  title: (skill: string) => `${skill}: worksheet`,
  answers: (skill: string) => `${skill}: answers and steps`,
  name: 'Name:',
  back: 'Back to the lesson',
  another: 'Other exercises',
  sameWithout: 'The same exercises, without their answers:',
  withAnswers: 'With the answers',
  sameAgain: 'The same exercises again, with their answers:',
  twoVersions: 'Versions A and B',
  oneVersion: 'One version',
  sheet: (sheet: number, version?: string) => `Sheet ${sheet}${version ? ` ${version}` : ''}`,
  answer: 'Answer:',
  changed: {
    title: 'These are not the exercises on your paper',
    text: 'The exercises on this sheet have changed since it was printed.',
    key: 'These answers do not match the printed sheet. Print the sheet again along with its answers.',
  },
} as const;
