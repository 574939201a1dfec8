/** Texts of the next action, from one daily to the next. */
export const copy = {
  next: (title: string, xp: number) => `Next: ${title}, +${xp} XP`,
  goOn: (title: string, xp: number) => `Continue: ${title}, +${xp} XP`,
  shareSheet: "Share Today's Sheet",
  fasterThan: (percent: number) => `Faster than ${percent}% of today's players.`,
} as const;
