import { moveArea, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`The square root of 70 is the side of a square with area 70. $8^2 = 64$ is too small, and $9^2 = 81$ is too large. So it is between 8 and 9, a bit closer to 8.`,
    moveArea({
      question: 'Change the side until the area is as close to 70 as it can be.',
      handles: [{ name: 'Side', from: 8.1, to: 8.9, step: 0.1, start: 8.1 }],
      room: [9, 9],
      sides: (side) => [
        [8, side - 8],
        [8, side - 8],
      ],
      says: (side) => {
        const off = Number((side ** 2 - 70).toFixed(2));
        return `$${side}^2 = ${Number((side ** 2).toFixed(2))}$, which is ${Math.abs(off)} too ${off > 0 ? 'large' : 'small'}.`;
      },
    }),
    say`How much more than 8? The area 70 is 6 more than 64. This 6 is the area of two strips, each 8 long. So together the strips are 16 long and $6 -: 16$ wide: about 0.4. The root is about 8.4.`,
    say`In short: take the nearest square, and divide what is left over by twice its root. If the nearest square is too large, the strips are cut off: $sqrt(79)$ is $9 - 2/18$, about 8.9.`,
    say`The tiny corner is left out. So the result is a little too large, but rarely by more than 0.1.`,
  ],
  example: {
    prompt: [say`Estimate $sqrt(150)$ to one decimal place.`],
    steps: [
      step`Find the nearest square. | 12^2 = 144`,
      step`How much is left over? | 150 - 144 = 6`,
      step`Divide it by twice the root. | 6 -: 24 = 0.25`,
      step`Put them together. | sqrt(150) ~~ 12.25`,
      step`Check: $12.2^2 = 148.84$ and $12.3^2 = 151.29$. It is in between.`,
    ],
  },
};
