import { moveArea, picture, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Two numbers are often equally far from a round number: 47 is 3 below 50, and 53 is 3 above. Then their product is $50^2 - 3^2 = 2500 - 9 = 2491$.`,
    picture({
      kind: 'area-model',
      text: 'A rectangle, 47 + 3 wide and 47 + 3 high. Its parts are 47 by 47, two strips of 47 by 3, and a corner of 9.',
      columns: [
        { label: '47', size: 47 },
        { label: '3', size: 3 },
      ],
      rows: [
        { label: '47', size: 47 },
        { label: '3', size: 3 },
      ],
      parts: [
        ['47 xx 47', 'strip'],
        ['strip', '9'],
      ],
    }),
    moveArea({
      question: 'Make the square of 50 wider, and lower by the same amount. How much area is lost?',
      handles: [{ name: 'Distance from 50', side: 'across', isAtEnd: true, from: 1, to: 20, start: 3 }],
      room: [70, 50],
      sides: (distance) => [[50, distance], [50 - distance]],
      says: (distance) =>
        `$${50 - distance} xx ${50 + distance} = ${2500 - distance ** 2}$, and $50^2 - ${distance}^2 = 2500 - ${distance ** 2} = ${2500 - distance ** 2}$.`,
    }),
    say`Why? Start with a square of 50 by 50. Cut off the bottom strip and stand it upright beside the rest: now it is 47 high and 53 wide. The strip was 50 long, but only 47 of it is needed. What is left over is the corner, $3 xx 3$. So the rectangle is smaller than the square by exactly that corner.`,
    say`In symbols: $(m - d)(m + d) = m^2 - d^2$, where $m$ is the middle and $d$ is the distance to it.`,
    say`It also works backward. For $47^2$, go 3 down and 3 up to a round number, and give the corner back: $44 xx 50 + 9 = 2209$.`,
  ],
  example: {
    prompt: [say`Multiply $68 xx 72$.`],
    steps: [
      step`Find the middle: both are 2 away from 70. | 68 xx 72 = (70 - 2)(70 + 2)`,
      step`Square the middle. | 70^2 = 4900`,
      step`Take away the square of the distance. | 4900 - 4 = 4896`,
      step`Check the last digit: $8 xx 2 = 16$ ends in 6 too.`,
    ],
  },
};
