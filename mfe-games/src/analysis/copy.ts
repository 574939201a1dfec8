/** Texts of what a finished daily could have gone like. */
export const copy = {
  title: 'Where the time went',
  pause: (time: string, filled: number, open: number) =>
    `Your longest pause was ${time}, with ${filled} of ${open} cells filled.`,
  seen: (sentence: string) => `What could be seen there: ${sentence}`,
  wrong: (tries: number) => (tries === 1 ? 'One submission was wrong.' : `${tries} submissions were wrong.`),
} as const;
