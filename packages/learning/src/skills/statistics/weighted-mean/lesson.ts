import { formula, say, step, tidy, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`At a company, 3 people earn 20 dollars an hour, and 1 person earns 40 dollars an hour. The mean is not 30 dollars, the halfway point: three people pull it down, and only one pulls it up.`,
    tryIt({
      question:
        'Change how many people earn 20 dollars and how many earn 40 dollars. Where is the mean when both groups are equally large?',
      handles: [
        { name: 'People who earn 20', from: 1, to: 9, start: 3 },
        { name: 'People who earn 40', from: 1, to: 9, start: 1 },
      ],
      show: (low, high) => ({
        kind: 'number-line',
        from: 20,
        to: 40,
        step: 5,
        points: [{ at: 20 }, { at: 40 }],
        marks: [{ at: (20 * low + 40 * high) / (low + high), label: 'mean' }],
      }),
      says: (low, high) => {
        const [sum, people] = [20 * low + 40 * high, low + high];
        const mean = tidy(sum / people);
        return `$(${low} xx 20 + ${high} xx 40)/${people} = ${sum}/${people} ${mean * people === sum ? '=' : '~~'} ${mean}$ dollars.`;
      },
    }),
    say`Give each value its weight: how many have it, or how much it counts.`,
    formula`"mean" = ("sum of weight" xx "value") / "sum of weights"`,
    say`This is just the ordinary mean of $20, 20, 20, 40$, written more briefly. So it is always between the smallest and the largest value, closer to the one with more weight.`,
  ],
  example: {
    prompt: [
      say`Homework counts for 40 percent and the exam for 60 percent. Noor has 90 points for homework and 70 for the exam. Find the final grade.`,
    ],
    steps: [
      step`Multiply each value by its weight. | 40 xx 90 = 3600, 60 xx 70 = 4200`,
      step`Add, and divide by the sum of the weights. | (3600 + 4200)/100 = 78`,
      step`Check: 78 is between 70 and 90, closer to 70, because the exam counts more.`,
    ],
  },
};
