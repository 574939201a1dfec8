import type { LegalDocument } from './legal-document';

export const cookies: LegalDocument = {
  title: 'Cookie Policy',
  lead: 'We set no cookies for advertising or for following you around. What the site keeps on your device is listed here in full. Effective date: January 1, 2025.',
  sections: [
    {
      heading: 'What is kept on your device',
      paragraphs: [
        'Your sign-in, so that you need not type your password on every visit. Signing out removes it.',
        'Your preferences: sound, and the dark mode if you chose one.',
        'Your game: the puzzle you are working on, and finished results until the server has them.',
      ],
    },
    {
      heading: 'From others',
      paragraphs: [
        'When you go to pay, you leave for the page of our payment provider, which uses cookies of its own to prevent fraud. Its own policy applies there.',
      ],
    },
    {
      heading: 'Removing it',
      paragraphs: [
        'Your browser can delete what a site keeps, or refuse it. The puzzles work all the same; only your sign-in and what you had not finished are forgotten.',
      ],
    },
  ],
};
