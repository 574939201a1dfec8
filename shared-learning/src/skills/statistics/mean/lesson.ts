import type { Lesson } from '../../skill';

export const lesson: Lesson = {
  idea: [
    {
      kind: 'text',
      text: 'The mean is the fair share: what each would have if all was put together and shared out equally.',
    },
    {
      kind: 'drawing',
      drawing: {
        kind: 'histogram',
        text: 'Three bars: Ann has 2, Ben has 3, Cem has 7. Levelled out, each would have 4.',
        axis: 'Coins',
        touching: false,
        bars: [
          { label: 'Ann', count: 2 },
          { label: 'Ben', count: 3 },
          { label: 'Cem', count: 7 },
        ],
      },
    },
    { kind: 'math', math: '"mean" = "sum of all" / "how many"' },
  ],
  example: {
    prompt: [{ kind: 'text', text: 'Find the mean of 2, 3 and 7.' }],
    steps: [
      { text: 'Add them all.', show: { kind: 'math', math: '2 + 3 + 7 = 12' } },
      { text: 'There are 3 of them. Divide.', show: { kind: 'math', math: '12 / 3 = 4' } },
    ],
  },
};
