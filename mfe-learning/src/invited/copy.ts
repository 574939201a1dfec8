export const copy = {
  title: 'You were invited to a class.',
  open: 'See what joining it means',
} as const;
