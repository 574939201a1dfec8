import type { Lesson } from '../../skill';

export const lesson: Lesson = {
  idea: [
    { kind: 'text', text: 'An equation is a balance: both sides are worth the same.' },
    {
      kind: 'drawing',
      drawing: {
        kind: 'bar-model',
        text: 'Two bars of the same length. The upper one is x and 5, the lower one is 12.',
        bars: [
          {
            parts: [
              { size: 7, label: 'x', marked: true },
              { size: 5, label: '5' },
            ],
          },
          { parts: [{ size: 12, label: '12' }] },
        ],
      },
    },
    {
      kind: 'text',
      text: 'What you do to one side, do to the other, and it stays true. So undo what was done to $x$: take away what was added, divide by what it was multiplied by.',
    },
  ],
  example: {
    prompt: [{ kind: 'math', math: 'x + 5 = 12' }],
    steps: [
      {
        text: 'To $x$, 5 was added. Take 5 away from both sides.',
        show: { kind: 'math', math: 'x = 12 - 5' },
      },
      { text: 'Work it out.', show: { kind: 'math', math: 'x = 7' } },
      { text: 'Check: $7 + 5$ is 12.' },
    ],
  },
};
