/** Every text that a person reads on the hosted pages. Stripe's own words where they are known. */
export const copy = {
  testMode: 'Test mode: no money moves.',
  checkout: {
    title: (product: string) => `Subscribe to ${product}`,
    per: (interval: string) => `per ${interval}`,
    renews: (amount: string, interval: string, date: string) =>
      `You pay ${amount} today. It renews every ${interval}, next on ${date}, until you cancel. You can cancel at any time in your profile.`,
    email: 'Email',
    method: 'Payment method',
    card: 'Card',
    payLater: 'Bank account, pay later',
    payLaterHint: 'The bank pays, or refuses to pay, some time after the checkout.',
    number: 'Card number',
    expiry: 'Expiration',
    expiryHint: 'MM / YY',
    cvc: 'CVC',
    cvcHint: '3 or 4 digits',
    name: 'Name on card',
    pay: (amount: string) => `Pay ${amount}`,
    cancel: 'Cancel',
    testCards: 'Test cards',
    cards: [
      ['4242 4242 4242 4242', 'succeeds'],
      ['4000 0000 0000 0002', 'is declined'],
      ['4000 0027 6000 3184', 'needs a second step'],
      ['4000 0000 0000 0341', 'succeeds now and is declined at the renewal'],
    ],
    cardsHint: 'Any date in the future and any CVC will do.',
  },
  problems: {
    summary: 'The payment was not made.',
    email: 'Enter an email address, such as name@example.com.',
    number: 'Enter the number of a test card: they are listed below.',
    expiry: 'Enter a month and a year in the future, such as 12 / 34.',
    cvc: 'Enter the 3 or 4 digits.',
    name: 'Enter the name on the card.',
    notConfirmed:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  secondStep: {
    title: 'Confirm the payment',
    text: (amount: string) => `Your bank asks you to confirm that you pay ${amount}.`,
    confirm: 'Confirm',
    refuse: 'Do not confirm',
  },
  over: {
    expiredTitle: 'This checkout has expired',
    expired: 'Nothing was paid. You can start again from where you came.',
    completeTitle: 'This checkout is complete',
    complete: 'It was paid before, and is not charged again.',
    back: 'Go back',
    goOn: 'Go on',
  },
  portal: {
    title: 'Manage your subscription',
    none: 'There is no subscription.',
    renews: (date: string) => `Renews on ${date}.`,
    ends: (date: string) => `Ends on ${date}, and does not renew.`,
    ended: (date: string) => `Ended on ${date}.`,
    state: {
      active: 'Active',
      past_due: 'Payment failed',
      incomplete: 'Payment pending',
      canceled: 'Canceled',
    },
    cancel: 'Cancel subscription',
    renew: "Don't cancel subscription",
    invoices: 'Invoices',
    noInvoices: 'There are no invoices.',
    back: 'Return',
  },
  cancel: {
    title: 'Cancel your subscription',
    atPeriodEnd: (date: string) =>
      `You keep what you paid for until ${date}. After that nothing is charged. Until then you can change your mind.`,
    now: 'Your subscription ends now.',
    confirm: 'Cancel subscription',
    keep: 'Go back',
  },
  invoice: {
    title: (number: string) => `Invoice ${number}`,
    status: { open: 'Not paid', paid: 'Paid', void: 'Not valid any more' },
    to: 'To',
    date: 'Date',
    state: 'Status',
    what: 'Description',
    amount: 'Amount',
    total: 'Total',
  },
  missing: { title: 'Page not found', text: 'This address leads to nothing. Nothing was charged.' },
} as const;

/** Cents of a currency: $49.99. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** Seconds since 1970 as a day: November 21, 2026. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1_000);
