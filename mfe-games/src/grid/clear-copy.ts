/** Loaded with the dialog. */
export const copy = {
  title: 'Clear Puzzle',
  question: 'Are you sure you want to clear the puzzle? This will remove all your entered numbers.',
  confirm: 'Yes, clear it',
  cancel: 'Cancel',
} as const;
