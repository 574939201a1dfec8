export const copy = {
  lead: 'Try it',
} as const;
