import { moveArea, picture, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`In a product you can double one number and halve the other. The product stays the same.`,
    picture({
      kind: 'bar-model',
      text: 'Six rows of 15 are put side by side in pairs. That makes three rows of 30.',
      bars: [1, 2, 3].map(() => ({
        parts: [
          { size: 15, label: '15', marked: true },
          { size: 15, label: '15' },
        ],
      })),
    }),
    say`The picture shows 6 groups of 15. Put two groups together, and you see 3 groups of 30. There are just as many things as before: $6 xx 15 = 3 xx 30 = 90$.`,
    say`So it helps to double a number that ends in 5: then it ends in 0. The other number must be even.`,
    say`In a quotient, do the same to both numbers: $135 -: 15 = 270 -: 30$. Twice as much is shared among twice as many, so each gets the same.`,
    moveArea({
      question: 'Double the width and halve the height. What happens to the area?',
      handles: [{ name: 'Times doubled', from: 0, to: 2, start: 0 }],
      room: [20, 12],
      sides: (times) => [[5 * 2 ** times], [12 / 2 ** times]],
      says: (times) => `$${5 * 2 ** times} xx ${12 / 2 ** times} = 60$. The area stays the same.`,
    }),
  ],
  example: {
    prompt: [say`Multiply $45 xx 16$.`],
    steps: [
      step`Double 45 and halve 16. | 45 xx 16 = 90 xx 8`,
      step`Now calculate. | 90 xx 8 = 720`,
      step`Check: $40 xx 16 = 640$ and $5 xx 16 = 80$, so together 720.`,
    ],
  },
};
