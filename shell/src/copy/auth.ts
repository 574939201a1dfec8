export const authCopy = {
  linkFailed:
    'This link does not work any more: it was used already, or is too old. If you cannot sign in, ask for a new e-mail.',
} as const;
