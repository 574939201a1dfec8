export const copy = {
  signedOut:
    'You were signed out on this device. What you finished here is kept, and saved when you sign in again.',
} as const;
