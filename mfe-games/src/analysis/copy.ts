/** Texts of how a finished puzzle could have gone. */
export const copy = {
  title: 'Where the time went',
  pause: (time: string, filled: number, open: number) =>
    `Your longest pause was ${time}, with ${filled} of ${open} cells filled.`,
  seen: (sentence: string) => `What could be seen there: ${sentence}`,
  wrong: (tries: number) => (tries === 1 ? 'One submission was wrong.' : `${tries} submissions were wrong.`),
  hints: (cells: number) =>
    cells === 1 ? 'One cell was filled by a hint.' : `${cells} cells were filled by hints.`,
} as const;
