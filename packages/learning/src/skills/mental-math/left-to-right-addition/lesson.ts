import { moveJumps, say, step, type Lesson } from '../builder';

/** Hundreds, tens, ones. */
const PLACES = [100, 10, 1];

export const lesson: Lesson = {
  idea: [
    say`On paper you add from the right and carry. In your head that is hard: you have to remember digits that you cannot say yet. So add from the left, in the order you read.`,
    say`Keep one number whole. Add the other to it piece by piece: first its hundreds, then its tens, then its ones.`,
    moveJumps({
      question: 'Drag the end. How is the second number split into hundreds, tens and ones?',
      handles: [{ name: 'Second number', from: 101, to: 389, start: 368 }],
      line: [450, 850, 50],
      stops: (number) => [457, ...PLACES.map((place) => 457 + Math.floor(number / place) * place)],
      says: (number) => {
        const ends = PLACES.map((place) => 457 + Math.floor(number / place) * place);
        const steps = [457, ...ends].flatMap((from, index, all) => {
          const end = all[index + 1] ?? from;
          return end > from ? [`$${from} + ${end - from} = ${end}$`] : [];
        });
        return `${steps.join(', and then ')}.`;
      },
    }),
    say`Why does this work? $368 = 300 + 60 + 8$, and the order of the parts of a sum does not matter. You hold just one number at a time, and after the first piece you already know roughly how large the result is.`,
  ],
  example: {
    prompt: [say`Add $457 + 368$.`],
    steps: [
      step`Add the hundreds first. | 457 + 300 = 757`,
      step`Then add the tens. You pass 800. | 757 + 60 = 817`,
      step`Then add the ones. | 817 + 8 = 825`,
      step`Check with the other number first: $368 + 400 + 50 + 7 = 825$.`,
    ],
  },
};
