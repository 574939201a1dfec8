import { PRODUCT_NAME } from '@ninefold/contracts';

export const termsOfService = {
  title: 'Terms of Service',
  lead: `These terms are the agreement between you and ${PRODUCT_NAME}. Effective date: January 1, 2025.`,
  sections: [
    {
      heading: 'Using the service',
      paragraphs: [
        'You may play without an account. With an account, results, streaks and levels are kept for you. You must be old enough to agree to these terms where you live, or have a parent or guardian agree for you.',
        'Keep your password to yourself and tell the truth about your email address. One person, one account. You are responsible for what happens under it until you tell us that somebody else uses it.',
      ],
    },
    {
      heading: 'Fair play',
      paragraphs: [
        'Do not submit results by program, attack the service, or use it to harm others. Other players can see your username where you choose to be shown: keep it decent. A name that is reported and insults or misleads is taken away. We may remove results and close accounts that break these rules, and will say why.',
      ],
    },
    {
      heading: 'Subscription and payment',
      paragraphs: [
        'A subscription runs for one year and renews for another unless it is canceled before. You can cancel at any time; it then stays in force until the end of the paid year. The price, what it buys and the day of renewal are shown before you pay. Payments are processed by our payment provider; we never see your card number.',
        'If you are not satisfied, ask within 30 days of your first payment and it is returned in full.',
        'We give you at least 30 days notice before a price changes. The new price applies from your next renewal on.',
      ],
    },
    {
      heading: 'Your content and ours',
      paragraphs: [
        'What you enter stays yours; you allow us to store and show it as far as the service needs. The puzzles, texts and software are ours or our licensors’. You may share your results freely.',
      ],
    },
    {
      heading: 'Ending it',
      paragraphs: [
        'You can end your account at any time; that also ends a running subscription. We may end the service with reasonable notice, and then return the part of your payment that is not used up.',
      ],
    },
    {
      heading: 'Warranty and liability',
      paragraphs: [
        'We work with care, but provide the service as it is, without promising that it is always available or free of errors.',
        'As far as the law allows, our liability to you is limited to what you paid us in the 12 months before the event. Nothing here limits rights that the law gives you as a consumer.',
      ],
    },
    {
      heading: 'Changes to these terms',
      paragraphs: [
        'When these terms change in a way that matters, we tell you in the service or by email before they apply. If you go on using the service after that, you agree to them.',
      ],
    },
  ],
} as const;
