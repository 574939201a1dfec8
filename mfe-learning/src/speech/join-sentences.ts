/** One text for a screen reader: each part that is not empty becomes a sentence. */
export const joinSentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
