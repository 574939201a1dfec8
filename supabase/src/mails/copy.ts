import { PRODUCT_NAME } from '@ninefold/contracts';

/** One mail. `{{ .Name }}` is a placeholder that the auth service fills in. */
export interface MailCopy {
  /** Also used in `config.toml` and as the heading. */
  readonly subject: string;
  /** Shown by mail programs next to the subject. */
  readonly preview: string;
  readonly text: string;
  /** The only button, which opens the mail's link. */
  readonly action?: string;
  /** Why it was sent. */
  readonly reason: string;
  /** What to do if the reader did not ask for it. */
  readonly otherwise: string;
}

export const copy = {
  validity: 'The link works once, for one hour.',

  mails: {
    confirmation: {
      subject: 'Confirm your email address',
      preview: 'One more step, and your results are kept from now on.',
      text: `Welcome to ${PRODUCT_NAME}! One more step, and your results, your streak and your progress are kept from now on.`,
      action: 'Confirm my address',
      reason: `You get this email because {{ .Email }} was used to sign up for ${PRODUCT_NAME}.`,
      otherwise: 'If you did not sign up, ignore this email, and nothing will happen.',
    },
    recovery: {
      subject: 'Choose a new password',
      preview: 'Your password stays as it is until you choose another.',
      text: 'Open the link and type the password that you want from now on.',
      action: 'Choose a new password',
      reason: `You get this email because somebody requested a new password for the ${PRODUCT_NAME} account of {{ .Email }}.`,
      otherwise: 'If you did not request one, ignore this email: your password stays as it is.',
    },
    email_change: {
      subject: 'Confirm your new email address',
      preview: 'Your address changes when you confirm it.',
      text: 'You asked to sign in with this email address from now on. It changes when you confirm it.',
      action: 'Use this address',
      reason: `You get this email because a ${PRODUCT_NAME} account asked to use {{ .NewEmail }}.`,
      otherwise: 'If you did not ask for this, ignore this email, and nothing will change.',
    },
    invite: {
      subject: `You are invited to ${PRODUCT_NAME}`,
      preview: 'Choose a password, and play.',
      text: `Someone has invited you to ${PRODUCT_NAME}, where a new number puzzle waits every day. Choose a password, and play.`,
      action: 'Accept the invitation',
      reason: 'You get this email because {{ .Email }} was invited.',
      otherwise: 'If you do not want an account, ignore this email.',
    },
    magic_link: {
      subject: `How to sign in to ${PRODUCT_NAME}`,
      preview: 'You sign in with your password.',
      text: `Somebody asked for a link that signs in to ${PRODUCT_NAME} with your email address. There are no such links: you sign in with your password. If you have forgotten it, choose “Forgot your password?” on the sign-in page.`,
      reason: 'You get this email because a sign-in link for {{ .Email }} was requested.',
      otherwise: 'If you did not request one, ignore this email: nothing has changed.',
    },
    email_changed: {
      subject: 'Your email address was changed',
      preview: 'You sign in with your new address from now on.',
      text: `Your ${PRODUCT_NAME} account has the email address {{ .Email }} now. You sign in with it from now on.`,
      reason: 'You get this email at the address that the account had before.',
      otherwise:
        'If you did not change it, someone else has access to your account: contact our support immediately.',
    },
  } satisfies Record<string, MailCopy>,
} as const;
