import type { Lesson } from '../../skill';

export const lesson: Lesson = {
  idea: [
    {
      kind: 'text',
      text: 'The complement of a number is what is missing to 10, 100 or 1,000. Who sees it at once gives change and takes away without borrowing.',
    },
    {
      kind: 'text',
      text: 'Go from the left: each digit is filled up to 9, only the last one to 10. So nothing is carried.',
    },
    {
      kind: 'drawing',
      drawing: {
        kind: 'number-line',
        text: 'A number line from 60 to 100. A jump of 3 leads from 67 to 70, a jump of 30 from 70 to 100.',
        from: 60,
        to: 100,
        step: 10,
        points: [{ at: 67, label: '67' }],
        jumps: [
          { from: 67, to: 70, label: '+3' },
          { from: 70, to: 100, label: '+30' },
        ],
      },
    },
  ],
  example: {
    prompt: [{ kind: 'math', math: '1000 - 364' }],
    steps: [
      { text: 'Fill 3 up to 9: 6 hundreds.' },
      { text: 'Fill 6 up to 9: 3 tens.' },
      { text: 'Fill the last digit, 4, up to 10: 6.', show: { kind: 'math', math: '1000 - 364 = 636' } },
    ],
  },
};
