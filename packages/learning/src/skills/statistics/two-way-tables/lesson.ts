import { picture, say, step, tryIt, type Lesson } from '../builder';
import { STORIES, tableOf, wholeTable } from './table';

const [VISITORS] = STORIES;
const TABLE = tableOf(VISITORS, [
  [30, 20],
  [60, 90],
]);

export const lesson: Lesson = {
  idea: [
    say`Each visitor is an adult or a child, and came by bus or by car. A two-way table has a row for each group and a column for each way to come, so each visitor is counted in exactly one cell.`,
    picture(wholeTable(TABLE)),
    say`The totals are at the edges. Each row and each column adds up, so a missing number can be found: the total minus the cell beside it.`,
    say`Before you find a percentage, ask: of which whole? 30 adults came by bus. Of all 200 visitors that is $30/200 = 15%$. Of the 50 adults it is $30/50 = 60%$. Of the 90 who came by bus it is $30/90$, about 33 percent. The same number answers three different questions: the words after “of” tell you which whole is meant.`,
    say`To compare groups, compare shares and not counts. More children than adults came by bus, 60 against 30. But of the children that is only $60/150 = 40%$, and of the adults 60 percent.`,
    tryIt({
      question: 'Let more or fewer of the 50 adults come by bus. Which totals change, and which do not?',
      handles: [{ name: 'Adults by bus', from: 0, to: 50, step: 5, start: 30 }],
      show: (adults) =>
        wholeTable(
          tableOf(VISITORS, [
            [adults, 50 - adults],
            [60, 90],
          ]),
        ),
      says: (adults) =>
        `Of the 50 adults, ${2 * adults} percent came by bus: $${adults}/50 = ${(2 * adults) / 100}$. Of the ${adults + 60} who came by bus, ${adults} are adults: $${adults}/${adults + 60} ~~ ${(adults / (adults + 60)).toFixed(2)}$.`,
    }),
  ],
  example: {
    prompt: [say`In the table above, what percentage of those who came by car are children?`],
    steps: [
      step`The whole is “those who came by car.” Add up the column. | 20 + 90 = 110`,
      step`Of these, 90 are children. Write them as a percentage of the whole. | 90/110 ~~ 0.82 = 82%`,
      step`Check: the adults are the other 18 percent, and $20/110 ~~ 0.18$.`,
    ],
  },
};
