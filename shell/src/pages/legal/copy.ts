import { PRODUCT_NAME } from '@ninefold/contracts';
import { privacyPolicy } from './privacy-policy';
import { termsOfService } from './terms-of-service';

export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  /** Shown below the text. */
  readonly link?: { readonly path: string; readonly label: string };
}

const about: LegalDocument = {
  title: `About ${PRODUCT_NAME}`,
  lead: `${PRODUCT_NAME} is a place to play and to learn with numbers: short puzzles each day, practice for as long as you like with a free account, and steps that build on each other.`,
  sections: [
    {
      heading: 'What we make',
      paragraphs: [
        'A grid has nine cells and takes the digits 1 to 9, each once, so that every row and column meets its target. Every puzzle has exactly one solution, so that you never have to guess.',
        'The daily puzzle is the same for everyone and changes at midnight EST. Practice puzzles are made fresh for you.',
      ],
    },
    {
      heading: 'What we stand for',
      paragraphs: [
        'A right answer is never called wrong, a result is never lost, and a streak is honest: the server checks each daily grid and measures its time.',
        'Everything can be played by touch, by keyboard and with a screen reader. We carry no advertisements and sell no data.',
      ],
    },
    {
      heading: 'How we are funded',
      paragraphs: [
        'The daily puzzles are free, and so are practice and three learning sessions a day with an account. Yearly subscriptions pay for our work and unlock more.',
      ],
    },
  ],
  link: { path: '/embed', label: 'Put the daily puzzle on your own page' },
};

const cookiePolicy: LegalDocument = {
  title: 'Cookie Policy',
  lead: 'We set no cookies for advertising or for following you around. Everything that the site keeps on your device is listed here. Effective date: January 1, 2025.',
  sections: [
    {
      heading: 'What is kept on your device',
      paragraphs: [
        'Your sign-in, so that you do not have to type your password on every visit. Signing out removes it. While you choose a password through a link in a mail, that tab has a separate one.',
        'Your preferences: sound, and the dark mode and the difficulty of practice if you chose one. Also whether the font of the headings is loaded.',
        'Your game: the puzzle, the round or the exercises you are working on, with your moves in practice and the positions in which you took hints, and finished results until the server has them. Your last and best results stay, and so does who played here last, and which grids.',
        'A random number, drawn once, where we try a new version with a share of the visitors first. It says nothing about you and is never sent. Members who ask for early access have 0 in its place.',
        'While you join or buy: random numbers that let our mail’s link and the payment recognize this browser, that your email was confirmed here, and the number and the plan of your checkout. Neither your password nor your address.',
        'While you are invited: the address of the invitation that you opened without an account, so that you come back to it after you have joined.',
      ],
    },
    {
      heading: 'From others',
      paragraphs: [
        'When you go to pay, you leave for the page of our payment provider, which uses cookies of its own to prevent fraud. Its own policy applies there.',
        'Where a form has a check against robots, it is Cloudflare’s, under its own policy.',
      ],
    },
    {
      heading: 'Removing it',
      paragraphs: [
        'Your browser can delete what a site keeps, or refuse it. The puzzles work all the same; only your sign-in, your preferences, the positions of your hints and what the server does not have yet are forgotten and, without an account, everything that you did here.',
      ],
    },
  ],
};

export const copy = {
  about,
  cookies: cookiePolicy,
  privacy: privacyPolicy,
  terms: termsOfService,
  agreement: {
    title: 'User Agreement',
    lead: 'The terms, the privacy policy and the cookie policy on one page: what you agree to when you create an account.',
    back: 'Back to sign up',
  },
} as const;
