/** Separate from the other texts, because game results need only these. */
export const copy = {
  copied: 'The link is copied.',
  notCopied: 'Your browser did not allow copying. Here is the text:',
} as const;
