import { moveArea, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Often an estimate is enough. Round both numbers so that you can multiply them in your head.`,
    say`It is best to round one up and the other down. $38 xx 52$ is about $40 xx 50 = 2000$. One change makes the product larger, and the other makes it smaller: the exact product is 1976.`,
    moveArea({
      question:
        'Move both cuts. The strips are what rounding to $50 xx 40$ adds. When is the estimate too large?',
      handles: [
        { name: 'Width', side: 'across', from: 40, to: 49, start: 47 },
        { name: 'Height', side: 'down', from: 30, to: 39, start: 38 },
      ],
      room: [50, 40],
      sides: (wide, high) => [
        [wide, 50 - wide],
        [high, 40 - high],
      ],
      says: (wide, high) =>
        `$${wide} xx ${high} = ${wide * high}$. The estimate is $2000 - ${wide * high} = ${2000 - wide * high}$ too large.`,
    }),
    say`If both go up, the estimate is too large. In the picture 40 by 50 has two strips too many: about $3 xx 40 = 120$ and $2 xx 50 = 100$. Take them away: $2000 - 220 = 1780$. The exact product is 1786.`,
    say`Count the zeros separately: $300 xx 40$ is 12 with three zeros. A missing zero makes the result ten times too small.`,
  ],
  example: {
    prompt: [say`About how much is $58 xx 79$?`],
    steps: [
      step`Round both numbers. Both go up. | 60 xx 80 = 4800`,
      step`For the first strip, 60 is 2 too many, each worth about 80. | 2 xx 80 = 160`,
      step`For the second strip, 80 is 1 too many, worth about 60. | 1 xx 60 = 60`,
      step`Take the strips away. | 4800 - 220 = 4580`,
      step`The exact product is 4582.`,
    ],
  },
};
