export const copy = {
  added: (count: number) =>
    `We added ${count === 1 ? '1 result' : `${count} results`} that you played before signing in.`,
  waiting: {
    stored: (count: number) =>
      `You have reached today's limit of results. ${count === 1 ? '1 result stays' : `${count} results stay`} on this device and will be saved tomorrow.`,
    blocked: (count: number) =>
      `You have reached today's limit of results. Keep this page open until tomorrow to save ${count === 1 ? '1 result' : `${count} results`}.`,
  },
  notReady: {
    stored:
      "Today's puzzle is not ready yet. Your result stays on this device and is saved as soon as the puzzle is ready.",
    blocked:
      "Today's puzzle is not ready yet. Keep this page open: your result is saved as soon as the puzzle is ready.",
  },
  puzzle: (title: string, day: string) => `${title} for ${day}`,
  counted: (puzzles: string, xp: number) => `Saved to your account and counted, ${xp} XP: ${puzzles}.`,
  kept: (puzzles: string) =>
    `Saved to your account after its day was over, so without XP or a day for your streak: ${puzzles}.`,
  refused: (puzzles: string) => `Not accepted by the server: ${puzzles}.`,
} as const;
