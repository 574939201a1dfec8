/** Apart from the other texts: the results of a game are shared with them, and nothing else of company. */
export const copy = {
  copied: 'The link is copied.',
  notCopied: 'Your browser did not allow copying. Here is the text:',
} as const;
