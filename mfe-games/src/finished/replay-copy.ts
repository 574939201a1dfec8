export const copy = {
  solved: (digits: string) => `Your solved grid: ${digits}`,
  row: (digits: readonly number[]) => digits.join(' '),
  watch: 'Watch your moves',
  stop: 'Stop',
  playing: 'Your moves, in ten seconds',
  ended: 'The replay has ended.',
  wrongSubmission: 'Submitted: not yet right.',
  first: (cells: number) => `${cells} right away`,
  changed: (cells: number) => `${cells} changed`,
  hint: (cells: number) => `${cells} by a hint`,
  submissions: (submissions: number) => (submissions === 1 ? 'first try' : `${submissions} tries`),

  analysis: {
    title: 'Where the time went',
    pause: (time: string, filled: number, open: number) =>
      `Your longest pause was ${time}, with ${filled} of ${open} cells filled.`,
    seen: (sentence: string) => `What could be seen there: ${sentence}`,
    wrong: (submissions: number) =>
      submissions === 1 ? 'One submission was wrong.' : `${submissions} submissions were wrong.`,
    technique: (title: string) => `How to see it: ${title}`,
    book: 'Ways to find a digit',
    hints: (cells: number) =>
      cells === 1 ? 'One cell was filled by a hint.' : `${cells} cells were filled by hints.`,
  },
} as const;
