export const copy = {
  title: (skill: string) => `${skill}: worksheet`,
  answers: (skill: string) => `${skill}: answers`,
  name: 'Name:',
  back: 'Back to the lesson',
  another: 'Other exercises',
  sameWithout: 'The same exercises, without their answers:',
  withAnswers: 'With the answers',
  sameAgain: 'The same exercises again, with their answers:',
  sheet: (sheet: number) => `Sheet ${sheet}`,
  answer: 'Answer:',
} as const;
