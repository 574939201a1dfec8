import { PRODUCT_NAME, type Mail } from '@ninefold/contracts';

type RefundReason = Extract<Mail, { kind: 'refunded' }>['details']['reason'];

/** Stands for a plan that the service does not know. */
const anyPlan = 'your plan';

/** Begins a sentence with the name of a plan. */
const capitalized = (plan: string) => plan.charAt(0).toUpperCase() + plan.slice(1);

const whyRefunded: Readonly<Record<RefundReason, (plan: string, isFull: boolean) => string>> = {
  'account-deleted': () => 'The account that this purchase belonged to was deleted.',
  duplicate: (plan) => `You already have ${plan}, so this payment was not needed. Your plan stays active.`,
  'paid-too-late': () => 'This payment arrived after your subscription had ended.',
  'never-granted': () => 'Your subscription ended before the plan became active.',
  'unknown-price': () => 'The price or discount of this checkout is no longer valid.',
  'unusable-address': () =>
    'We cannot create an account with the email address that was entered at checkout. To buy the plan again, please use a different address.',
  'by-support': (_plan, isFull) =>
    isFull
      ? 'Our support team has refunded your payment.'
      : 'Our support team has refunded part of your payment.',
};

/** Texts of the mails about payments. */
export const copy = {
  anyPlan,
  facts: {
    plan: 'Plan',
    paid: 'Amount paid',
    paidOn: 'Date',
    nextRenewal: 'Next renewal',
    noRenewal: 'None',
    receipt: 'Receipt number',
    invoice: 'Invoice number',
    amount: 'Amount',
    renewsOn: 'Renewal date',
    refunded: 'Amount refunded',
  },
  actions: {
    finishAccount: 'Create my account',
    profile: 'Open my profile',
    updatePaymentMethod: 'Update payment method',
    payInvoice: 'Pay the open invoice',
    manage: 'Manage subscription',
    tryAgain: 'Try again',
    choosePlan: 'Choose a plan',
    /** Their buttons have these labels in the profile, while a renewal is unpaid. */
    updateNote: 'Sign in and select "Update your card" in your profile.',
    payNote: 'Sign in and select "Pay the open invoice" in your profile.',
  },
  unsubscribe: 'Unsubscribe from these emails',
  because: {
    bought: `You are receiving this email because of a purchase on ${PRODUCT_NAME}.`,
    subscribed: (plan: string) => `You are receiving this email because you subscribed to ${plan}.`,
  },
  /** Replies reach support. */
  notYou: 'If you do not recognize this purchase, please reply to this email.',

  receipt: {
    subject: (amount: string, plan: string) => `Your receipt: ${amount} for ${plan}`,
    preview: (day: string) => `Paid on ${day}.`,
    bought: (charge: string, plan: string) => `Thank you! ${capitalized(plan)} is active. ${charge}`,
    boughtByGuest: (charge: string, plan: string) =>
      `Thank you! ${charge} Create your account with this email address to start using ${plan}.`,
    /** To a reader who may have an account or not. */
    arrived: (charge: string, plan: string) => `Thank you for purchasing ${plan}. ${charge}`,
    renewed: (charge: string, plan: string) => `${capitalized(plan)} has renewed. ${charge}`,
    charged: (amount: string) => `We received your payment of ${amount}.`,
    /** With a discount of 100%. */
    free: { subject: (plan: string) => `Your receipt for ${plan}`, charged: 'Nothing was charged.' },
  },
  finishAccount: {
    subject: (plan: string) => `Create your account to use ${plan}`,
    preview: 'One more step, and you can start.',
    text: (plan: string) =>
      `Your purchase is complete, but you do not have an account yet. Create one with this email address to start using ${plan} right away.`,
    otherwise:
      'If you already have an account with this email address, just sign in. Your purchase will be added to it.',
  },
  paymentFailed: {
    subject: (plan: string) => `Your payment for ${plan} did not go through`,
    preview: 'You were not charged.',
    first: (amount: string, plan: string) =>
      `Your payment of ${amount} for ${plan} did not go through, so the plan is not active. You were not charged. You can try again with the same or a different payment method.`,
    renewal: (amount: string, plan: string) =>
      `Your payment of ${amount} to renew ${plan} did not go through.`,
    retry: (day: string) =>
      `Your plan stays active while we try again. The next attempt is on ${day}. Please update your payment method before then.`,
    noRetry:
      'This was the last attempt, so your plan is on hold until the open invoice is paid. To continue, update your payment method and pay the invoice from your profile.',
  },
  renewal: {
    subject: (plan: string, day: string) => `${capitalized(plan)} renews on ${day}`,
    preview: (amount: string) => `You will be charged ${amount}.`,
    text: (amount: string, plan: string, day: string) =>
      `${capitalized(plan)} renews on ${day}, and you will be charged ${amount}. You do not need to do anything to keep your plan.`,
    withDiscount: 'This is the regular price. If your discount still applies on that day, you will pay less.',
    cancel:
      'To cancel, select "Manage subscription" in your profile before that day. You keep the plan until then.',
    cancelAsGuest: 'You have not finished creating your account. Finish it to use your plan or to cancel it.',
  },
  planEnded: {
    subject: (plan: string) => `${capitalized(plan)} has ended`,
    preview: 'Your results, streak and progress are saved.',
    text: (plan: string, day: string) =>
      `${capitalized(plan)} ended on ${day}. Your results, streak and progress are saved, and you can keep playing on the free plan.`,
  },
  refunded: {
    subject: {
      full: 'Your payment was refunded',
      part: 'Part of your payment was refunded',
      none: 'Your subscription was canceled',
    },
    why: whyRefunded,
    full: (amount: string) => `You will get the full amount of ${amount} back.`,
    part: (amount: string) => `So far, ${amount} of your payment has been refunded.`,
    none: 'The subscription was canceled, and you do not have to pay anything.',
    planEnded: (plan: string) => `${capitalized(plan)} has ended.`,
    statement: 'Banks usually take 5 to 10 days to show a refund on your statement.',
    /** A second subscription without a payment to refund. */
    duplicateCanceled: {
      subject: 'Your second subscription was canceled',
      why: (plan: string) =>
        `You already have ${plan}, so we canceled the second subscription. Your plan stays active.`,
      none: 'You will not be charged for the second subscription.',
    },
  },

  page: {
    title: 'Email preferences',
    ask: {
      heading: 'Unsubscribe?',
      text: 'You will no longer receive emails when your plan is about to renew or has ended. You will still receive receipts and other emails about your payments.',
      button: 'Unsubscribe',
    },
    done: {
      heading: 'You are unsubscribed',
      text: 'You will only receive receipts and other emails about your payments.',
      button: 'Undo',
    },
    undone: {
      heading: 'You are subscribed again',
      text: 'You will receive an email when your plan is about to renew or has ended.',
      button: 'Unsubscribe',
    },
    unknown: {
      heading: 'This link no longer works',
      text: 'Unsubscribe links work for 90 days. Please use the link in a more recent email.',
    },
    home: `Go to ${PRODUCT_NAME}`,
  },
} as const;
