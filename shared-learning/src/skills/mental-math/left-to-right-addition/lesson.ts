import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'On paper you add from the right and carry. In your head that is hard: you have to remember digits that you cannot say yet. So add from the left, in the order you read.',
    ),
    say(
      'Keep one number whole. Add the other to it piece by piece: first its hundreds, then its tens, then its ones.',
    ),
    picture({
      kind: 'number-line',
      text: 'A number line from 450 to 850. From 457 a jump of 300 leads to 757, a jump of 60 to 817, and a jump of 8 to 825.',
      from: 450,
      to: 850,
      step: 50,
      points: [{ at: 457 }, { at: 825 }],
      jumps: [
        { from: 457, to: 757, label: '+300' },
        { from: 757, to: 817, label: '+60' },
        { from: 817, to: 825, label: '+8' },
      ],
    }),
    say(
      'Why does this work? $368 = 300 + 60 + 8$, and the order of the parts of a sum does not matter. You hold just one number at a time, and after the first piece you already know roughly how large the result is.',
    ),
  ],
  example: {
    prompt: [say('Add $457 + 368$.')],
    steps: [
      step('First the hundreds.', '457 + 300 = 757'),
      step('Then the tens. You pass 800.', '757 + 60 = 817'),
      step('Then the ones.', '817 + 8 = 825'),
      step('Check with the other number first: $368 + 400 + 50 + 7 = 825$.'),
    ],
  },
};
