/** Every text of a figure that is moved, beside its own. */
export const copy = {
  lead: 'Try it',
} as const;
