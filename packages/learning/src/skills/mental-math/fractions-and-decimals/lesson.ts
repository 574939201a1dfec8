import { moveShare, picture, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A fraction is a division: $3/8$ is $3 -: 8$. You do not have to divide: learn the value of one piece, and then count.`,
    picture({
      kind: 'table',
      text: 'The value of one piece: a quarter is 0.25, a fifth 0.2, an eighth 0.125, a twentieth 0.05, a twenty-fifth 0.04, a fortieth 0.025.',
      head: ['Piece', 'Decimal', 'Percent'],
      rows: [
        ['1/4', '0.25', '25%'],
        ['1/5', '0.2', '20%'],
        ['1/8', '0.125', '12.5%'],
        ['1/20', '0.05', '5%'],
        ['1/25', '0.04', '4%'],
        ['1/40', '0.025', '2.5%'],
      ],
    }),
    moveShare({
      question: 'Take more eighths. Which decimals do you know already?',
      handle: { name: 'Eighths', from: 1, to: 8, start: 3 },
      whole: 8,
      pieces: 8,
      name: () => '1/8',
      says: (eighths) =>
        `$${eighths}/8 = ${eighths} xx 0.125 = ${eighths / 8}$, or ${eighths * 12.5} percent.`,
    }),
    say`Where does 0.125 come from? An eighth is half of a quarter, and half of 0.25 is 0.125. So $3/8 = 3 xx 0.125 = 0.375$.`,
    say`Percent means hundredths: $0.375 = 37.5%$.`,
    say`Choose the form that is easier. $0.375 xx 64$ looks hard, but it is $3/8$ of 64: an eighth is 8, and three eighths is 24. Dividing by 0.75 is dividing by $3/4$: how many times do three quarters go in? Multiply by 4 and divide by 3.`,
  ],
  example: {
    prompt: [say`Multiply $0.625 xx 48$.`],
    steps: [
      step`One eighth is 0.125. How many eighths make 0.625? | 0.625 = 5/8`,
      step`Find an eighth of 48. | 48 -: 8 = 6`,
      step`Take five of them. | 5 xx 6 = 30`,
      step`Check: 0.625 is a bit more than a half, and half of 48 is 24.`,
    ],
  },
};
