/** Texts that every mail has. */
export const copy = {
  /** Text around the link that repeats the button. */
  noButton: { before: 'Button not working?', link: 'Open the link here', after: '.' },
  tagline: 'Number puzzles, every day',
};
