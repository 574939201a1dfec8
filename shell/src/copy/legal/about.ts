import { PRODUCT_NAME } from 'shared-contracts';
import type { LegalDocument } from './legal-document';

export const about: LegalDocument = {
  title: `About ${PRODUCT_NAME}`,
  lead: `${PRODUCT_NAME} is a place to play and to learn with numbers: a short puzzle each day, practice for as long as you like, and steps that build on each other.`,
  sections: [
    {
      heading: 'What we make',
      paragraphs: [
        'A grid has nine cells and takes the digits 1 to 9, each once. Sum Grid, Multiplication Grid and Combined Grid ask for sums, products, or both. Every puzzle has exactly one solution, so that you never have to guess.',
        'The daily puzzle is the same for everyone and changes at midnight EST. Practice puzzles are made fresh for you.',
      ],
    },
    {
      heading: 'What we hold on to',
      paragraphs: [
        'A right answer is never called wrong, a result is never lost, and a streak is honest: the server checks each daily grid and measures its time.',
        'Everything can be played by touch, by keyboard and with a screen reader. We carry no advertisements and sell no data.',
      ],
    },
    {
      heading: 'How we live',
      paragraphs: [
        'Playing is free. A yearly subscription pays for the work, and takes nothing away from those who do not have one.',
      ],
    },
  ],
};
