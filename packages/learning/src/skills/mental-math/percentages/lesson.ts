import { moveShare, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Percent means out of every hundred. 10% is a tenth, 1% is a hundredth, 50% is a half, and 25% is a quarter.`,
    say`Build any other percentage from these. 15% is 10% plus half of that.`,
    moveShare({
      question: 'Drag the end of the marked part. Build 35% from tens and fives.',
      handle: { name: 'Percentage', from: 5, to: 100, step: 5, start: 15, unit: '%' },
      whole: 100,
      pieces: 20,
      label: '240, in pieces of 5% (12)',
      name: () => '',
      says: (percent) => {
        const [tens, five] = [Math.floor(percent / 10), percent % 10];
        const ofTens = `$${tens} xx 24 = ${tens * 24}$`;
        if (five === 0) return `${percent}% is ${tens} times 10%: ${ofTens}.`;
        if (tens === 0) return '5% is half of 10%: $24 -: 2 = 12$.';
        return `${tens * 10}% is ${ofTens}, and 5% is 12 more: ${percent}% is $${tens * 24} + 12 = ${tens * 24 + 12}$.`;
      },
    }),
    say`You can also swap the two numbers: 16% of 25 is the same as 25% of 16, a quarter of 16. Why? Both are $16 xx 25 -: 100$.`,
    say`Taking off 20% leaves 80%. It is often quicker to find what is left than what is taken off.`,
  ],
  example: {
    prompt: [say`How much is 15% of 240?`],
    steps: [
      step`10% is a tenth. | 240 -: 10 = 24`,
      step`5% is half of that. | 24 -: 2 = 12`,
      step`Add them. | 24 + 12 = 36`,
      step`Check: 15% is a bit less than a fifth, and a fifth of 240 is 48.`,
    ],
  },
};
