/** Loaded with an archived puzzle, which does not need the other texts of the archive. */
export const copy = {
  title: (game: string, day: string) => `${game} for ${day}`,
  back: (day: string) => `Back to ${day}`,
  next: (game: string) => `Next: ${game}`,
  nextDay: (day: string) => `Next: ${day}`,
  anotherDay: 'Another day',
  again: 'Play Again',
  note: 'From the archive, so it is practice: no XP, and your streak stays as it is.',
} as const;
