import { FREE_SESSIONS_TEXT, MONEY_BACK_DAYS, PRODUCT_NAME } from '@ninefold/contracts';

export const copy = {
  title: 'Upgrade',
  lead: `${PRODUCT_NAME} is free to play. The plan adds what helps you improve.`,
  upgradeTo: (tier: string) => `Upgrade to ${tier}`,
  signInFirst: 'Sign in first: the plan belongs to your account.',
  signIn: 'Sign in to upgrade',
  signUp: 'Create a free account',
  plans: 'No account yet? Pay first, and create it after that',
  free: 'Stay on the free plan',
  back: 'Back to Today',
  profileUnknown: 'We could not tell which plan you are on, so you cannot buy one right now.',
  faqTitle: 'Questions',
  faq: [
    {
      question: 'Is there a free plan?',
      response: `Yes, and it stays free: every daily puzzle, unlimited practice with one hint in each puzzle, the timed games, your streak and your results. ${FREE_SESSIONS_TEXT}.`,
      withSupport: false,
    },
    {
      question: 'Can I cancel anytime?',
      response:
        'Yes. Open your profile, press "Manage subscription" and cancel. You keep the plan until the end of the year that you have paid for, and it does not renew.',
      withSupport: false,
    },
    {
      question: 'Is there a money-back guarantee?',
      response: `Yes. Write to support within ${MONEY_BACK_DAYS} days after your first payment, and you get all of it back. The plan ends with the refund.`,
      withSupport: true,
    },
  ],
} as const;
