export const copy = {
  newVersion: 'A new version is available. Copy what you typed, then reload the page.',
  reload: 'Reload',
} as const;
