import { formula, moveJumps, picture, say, step, walkOnLine, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Numbers below zero have a minus sign: 3 degrees below zero is $-3$. On the number line they are to the left of 0.`,
    say`To add a positive number, go right. To subtract one, go left. You may go past zero.`,
    moveJumps({
      question: 'Start at 3 and drag the end of the walk. What happens when you pass zero?',
      handles: [{ name: 'End of the walk', from: -9, to: 9, start: -5 }],
      line: [-10, 10, 1],
      stops: (end) => (end < 0 ? [3, 0, end] : [3, end]),
      says: (end) => {
        if (end > 3) return `$3 + ${end - 3} = ${end}$: you go ${end - 3} to the right.`;
        const past = end < 0 ? `, 3 to reach zero and ${-end} more` : '';
        return `$3 - ${3 - end} = ${end}$: you go ${3 - end} to the left${past}.`;
      },
    }),
    say`A minus sign in front of a number flips it to the other side of zero. So $-(-4) = 4$, and $6 - (-4) = 6 + 4$. Think of debt: someone who takes away a debt of 4 makes you richer by 4.`,
    say`The same rule gives the sign of a product. $3 xx (-4)$ is three debts of 4, so it is $-12$. One more minus sign flips it back:`,
    formula`(-3) xx (-4) = 12`,
    say`The product of two numbers with the same sign is positive. The product of two numbers with different signs is negative. The same is true for division.`,
  ],
  example: {
    prompt: [formula`-5 - (-7) + (-6)`],
    steps: [
      step`Subtracting $-7$ is the same as adding 7. Adding $-6$ is the same as subtracting 6. | -5 + 7 - 6`,
      step`From $-5$ go 7 to the right: 5 to reach zero, then 2 more. | 2 - 6`,
      {
        text: 'From 2 go 6 to the left: 2 to reach zero, then 4 more.',
        show: picture(walkOnLine(-5, 7, -6)),
      },
      step`Check by going back: $-4 + 6 - 7 = -5$. That is where you started. | -5 - (-7) + (-6) = -4`,
    ],
  },
};
