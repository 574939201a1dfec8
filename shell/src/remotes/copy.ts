export const copy = {
  loading: 'Loading...',
  failed: 'This part of the site did not load',
  whatStillWorks:
    'Your connection may have dropped, or it is being updated right now. Nothing you did is lost, and the rest of the site works.',
  tryAgain: 'Try again',
} as const;
