import { moveValues, picture, say, step, type Lesson } from '../builder';
import { modesInWords } from './modes-in-words';

export const lesson: Lesson = {
  idea: [
    say`The mode is the value that occurs most often. A store may want to know it: which shoe size sells most often?`,
    picture({
      kind: 'histogram',
      text: 'Bars for the shoes sold in a day. Shoe size 7: 2, size 8: 5, size 9: 3, size 11: 1. The bar for 8 is the highest.',
      axis: 'Shoe size',
      touching: false,
      bars: [
        { label: '37', count: 2 },
        { label: '38', count: 5 },
        { label: '39', count: 3 },
        { label: '41', count: 1 },
      ],
    }),
    say`The mode here is 8, the size itself. It is not 5, which is only how often size 8 occurs.`,
    say`A list can have two modes, or no mode if every value occurs once.`,
    say`The range measures how far the values are spread. It is the largest value minus the smallest, here $11 - 7 = 4$. Two lists with the same mean can have quite different ranges.`,
    moveValues({
      question:
        'Each dot is a pair of shoes. Drag one so that there are two modes. Then make the range smaller.',
      values: [37, 38, 38, 38, 39, 39, 41],
      ends: [35, 44],
      says: (...sizes) => {
        const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
        return `${modesInWords(sizes)} The range is $${high} - ${low} = ${high - low}$.`;
      },
    }),
  ],
  example: {
    prompt: [say`Find the mode and the range of 7, 12, 9, 7, 15, 9, 7.`],
    steps: [
      step`Put the numbers in order, so that equal ones are together. | 7, 7, 7, 9, 9, 12, 15`,
      step`7 occurs three times, more often than any other. | "mode" = 7`,
      step`Subtract the smallest from the largest. | "range" = 15 - 7 = 8`,
      step`Check: 7 plus 8 is 15, the largest number.`,
    ],
  },
};
