/** Texts of a solved board and its replay. */
export const copy = {
  solved: (digits: string) => `Your solved grid: ${digits}`,
  row: (digits: readonly number[]) => digits.join(' '),
  watch: 'Watch your moves',
  stop: 'Stop',
  playing: 'Your moves, in ten seconds',
  ended: 'The replay has ended.',
  wrongTry: 'Submitted: not yet right.',
  first: (cells: number) => `${cells} right away`,
  changed: (cells: number) => `${cells} changed`,
  hint: (cells: number) => `${cells} by a hint`,
  tries: (tries: number) => (tries === 1 ? 'first try' : `${tries} tries`),
} as const;
