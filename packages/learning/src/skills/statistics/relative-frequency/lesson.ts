import { formula, moveShare, picture, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Mei scores 12 goals in 20 shots, and Lars scores 18 goals in 40 shots. Lars has more goals. But who scores more often?`,
    formula`"relative frequency" = "how often" / "how many in all"`,
    picture({
      kind: 'bar-model',
      text: 'Two bars of equal length. Mei: 60 of 100 parts are marked. Lars: 45 of 100 parts are marked.',
      bars: [
        {
          label: 'Mei: 12 of 20',
          parts: [
            { size: 60, label: '60%', marked: true },
            { size: 40, label: '' },
          ],
        },
        {
          label: 'Lars: 18 of 40',
          parts: [
            { size: 45, label: '45%', marked: true },
            { size: 55, label: '' },
          ],
        },
      ],
    }),
    moveShare({
      question: 'Mei takes 20 shots. With how many goals is she exactly as good as Lars, at 45 percent?',
      handle: { name: 'Goals', from: 0, to: 20, start: 12 },
      whole: 20,
      pieces: 20,
      label: '20 shots',
      name: () => '',
      says: (goals) => `$${goals}/20 = ${5 * goals}/100$: ${5 * goals} percent.`,
    }),
    say`12 out of 20 shots is $12/20 = 60/100$, or 60 percent. 18 out of 40 shots is $18/40 = 45/100$, or 45 percent. Mei scores more often: shares can be compared, even when the groups have different sizes.`,
    say`You can also find a count from a share: 45 percent of 40 shots is $0.45 xx 40 = 18$ goals. The relative frequency in a long series is a good estimate for the next one.`,
  ],
  example: {
    prompt: [say`Of 80 lamps, 4 are broken. How many broken lamps do you expect among 500 lamps?`],
    steps: [
      step`Find the relative frequency. | 4/80 = 5/100 = 0.05`,
      step`Expect the same share of 500. | 0.05 xx 500 = 25`,
      step`Check: one lamp in 20 is broken in both cases. | 4/80 = 25/500 = 1/20`,
    ],
  },
};
