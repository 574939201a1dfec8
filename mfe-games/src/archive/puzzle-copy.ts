/** Texts of an archived puzzle that is played. */
export const copy = {
  title: (game: string, day: string) => `${game} of ${day}`,
  back: (day: string) => `Back to ${day}`,
  next: (game: string) => `Next: ${game}`,
  nextDay: (day: string) => `Next: ${day}`,
  anotherDay: 'Another day',
  again: 'Play Again',
  note: 'From the archive, so it is practice: no XP, and your streak stays as it is.',
} as const;
