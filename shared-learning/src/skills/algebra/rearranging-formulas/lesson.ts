import type { Lesson } from '../../skill';
import { formula, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'A formula is an equation between letters. It holds whatever the numbers are, so each of its letters can be found from the others: $d = v t$ says how far you get, but also how long it takes.',
    ),
    formula('t = d/v'),
    say(
      'Solve a formula as you solve an equation. Do the same to both sides until the letter stands alone. All other letters are treated as numbers. If you are unsure, put easy numbers in: with $d = 6$, $v = 2$ and $t = 3$ you see that $t$ is $d/v$ and not $v/d$.',
    ),
    say(
      'What was done last to the letter is undone first. In $y = mx + b$ the $x$ is multiplied by $m$, and then $b$ is added. So subtract $b$ first, then divide by $m$, and divide the whole side:',
    ),
    formula('y - b = mx'),
    formula('x = (y - b)/m'),
    say(
      'If the letter is there twice, bring its terms to one side and take it out as a factor: $ax - 3x$ is $(a - 3)x$. Then divide by the bracket.',
    ),
  ],
  example: {
    prompt: [say('Solve the formula for $w$.'), formula('P = 2(l + w)')],
    steps: [
      step('First $l$ was added to $w$, then the sum was doubled. Undo the doubling first.', 'P/2 = l + w'),
      step('Subtract $l$ from both sides.', 'w = P/2 - l'),
      step('Check with $l = 5$ and $w = 3$: $P = 2(5 + 3) = 16$, and $16/2 - 5 = 3$.'),
    ],
  },
};
