import { formula, picture, say, step, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`The denominator says how large the pieces are, and the numerator says how many there are. Only pieces of the same size can be counted together. So cut halves and thirds into sixths first:`,
    tryIt({
      question: 'Into how many equal pieces must you cut so that a half and a third are both whole pieces?',
      handles: [{ name: 'Pieces', from: 2, to: 12, start: 4 }],
      show: (pieces) => ({
        kind: 'bar-model',
        bars: [
          {
            label: '1/2 + 1/3',
            parts: [
              { size: 3, label: '1/2', marked: true },
              { size: 2, label: '1/3', marked: true },
              { size: 1, label: '' },
            ],
          },
          {
            label: `Pieces of 1/${pieces}`,
            parts: Array.from({ length: pieces }, (_, index) => ({
              size: 6 / pieces,
              label: `1/${pieces}`,
              marked: pieces % 6 === 0 && index < (5 * pieces) / 6,
            })),
          },
        ],
      }),
      says: (pieces) => {
        if (pieces % 6 === 0)
          return `They fit: $${pieces / 2}/${pieces} + ${pieces / 3}/${pieces} = ${(5 * pieces) / 6}/${pieces}$.`;
        if (pieces % 2 === 0) return `The half is ${pieces / 2} of them, but the third is between two cuts.`;
        if (pieces % 3 === 0) return `The third is ${pieces / 3} of them, but the half is between two cuts.`;
        return 'Neither the half nor the third ends at a cut.';
      },
    }),
    say`Subtraction works the same way. The denominators themselves are never added: sixths stay sixths.`,
    say`A product needs no common denominator. $2/3 xx 4/5$ is two thirds of four fifths: cut one side of a square into thirds and the other into fifths. There are $3 xx 5$ pieces, and $2 xx 4$ of them are taken.`,
    picture({
      kind: 'area-model',
      text: 'A square with sides 4/5 + 1/5 and 2/3 + 1/3. Its parts are 8/15, 2/15, 4/15 and 1/15.',
      columns: [
        { label: '4/5', size: 4 },
        { label: '1/5', size: 1 },
      ],
      rows: [
        { label: '2/3', size: 2 },
        { label: '1/3', size: 1 },
      ],
      parts: [
        ['8/15', '2/15'],
        ['4/15', '1/15'],
      ],
    }),
    say`To divide by $2/3$, ask how many times it fits. A third fits 3 times into 1, and two thirds half as often: $3/2$ times. So dividing by a fraction means multiplying by its reciprocal.`,
    formula`3/4 -: 2/3 = 3/4 xx 3/2 = 9/8`,
    say`Write a mixed number as a fraction first: in $2 1/4$ there are $2 xx 4 + 1 = 9$ quarters.`,
  ],
  example: {
    prompt: [formula`3 1/6 - 1 3/4`],
    steps: [
      step`Write both as fractions. | 19/6 - 7/4`,
      step`The least common denominator of 6 and 4 is 12. Write both fractions with it. | 38/12 - 21/12`,
      step`Subtract the numerators. The denominator stays the same. | 17/12`,
      step`Write it as a mixed number. | 17/12 = 1 5/12`,
    ],
  },
};
