export const copy = {
  title: 'Scratchpad',
  surface: 'Drawing area',
  clear: 'Clear',
  close: 'Close',
} as const;
