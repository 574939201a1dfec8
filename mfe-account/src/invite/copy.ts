export const copy = {
  title: 'Invite someone',
  lead: 'We send an email with a link. The invited person chooses a password there to activate the account.',
  email: 'Email',
  adminKey: 'Admin Key',
  adminKeyHint: 'Your administrator’s key. It is checked on the server and never stored.',
  submit: 'Send Invitation',
  busy: 'Sending…',
  missing: 'Please fill in all required fields',
  failed: 'Failed to send invitation',
  offline: 'Network error. Please try again.',
  home: 'Back to the start page',
} as const;
