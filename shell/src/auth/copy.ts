export const copy = {
  signedOut:
    'You were signed out on this device. What you finished here stays on this device, and is saved when you sign in again.',
} as const;
