const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

export const copy = {
  reviews: {
    due: (due: number) => `${plural(due, 'exercise')} due for review. A review costs no session.`,
    action: 'Review now',
  },
} as const;
