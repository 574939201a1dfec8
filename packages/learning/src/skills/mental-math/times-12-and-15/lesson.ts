import { moveArea, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`12 is 10 plus 2. So multiply a number by 10, then by 2, and add both: $34 xx 12 = 340 + 68 = 408$.`,
    moveArea({
      question:
        'Move the cut through the 12. The parts change, but does their sum change? Which cut is easiest to calculate in your head?',
      handles: [{ name: 'Cut', side: 'down', from: 1, to: 11, start: 10 }],
      room: [34, 12],
      sides: (cut) => [[34], [cut, 12 - cut]],
      says: (cut) => `$34 xx ${cut} + 34 xx ${12 - cut} = ${34 * cut} + ${34 * (12 - cut)} = 408$.`,
    }),
    say`Why? The picture is 34 wide and 12 high. Cut it at 10: the parts are $34 xx 10$ and $34 xx 2$. Together the parts make the whole, so add them.`,
    say`15 is 10 plus half of 10. So add half of what you have: $46 xx 15 = 460 + 230 = 690$. Halve the 460, not the 46.`,
    say`The same works with decimals: 1.5 is 1 and a half, and 1.2 is 1 and two tenths.`,
    say`18 is close to 20, so here it is quicker to subtract: 20 times minus 2 times. $34 xx 18 = 680 - 68 = 612$.`,
  ],
  example: {
    prompt: [say`Multiply $37 xx 15$.`],
    steps: [
      step`15 is 10 plus 5. First find 37 times 10. | 37 xx 10 = 370`,
      step`5 is half of 10. So find half of 370. | 370 -: 2 = 185`,
      step`Add both. | 370 + 185 = 555`,
      step`Check: it is between $37 xx 10 = 370$ and $37 xx 20 = 740$, right in the middle.`,
    ],
  },
};
