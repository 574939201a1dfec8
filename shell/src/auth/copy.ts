export const copy = {
  signedOut:
    'You were signed out on this device. Results that you finished here stay on this device and are saved when you sign in again.',
} as const;
