export const copy = {
  title: 'Invite someone',
  lead: 'We send an email with a link. The invited person chooses a password there, and has an account.',
  email: 'Email',
  adminKey: 'Admin Key',
  adminKeyHint: 'The key of your administrator. It is checked on the server and stored nowhere.',
  submit: 'Send Invitation',
  busy: 'Sending…',
  missing: 'Please fill in all required fields',
  failed: 'Failed to send invitation',
  offline: 'Network error. Please try again.',
  home: 'Back to the start page',
} as const;
