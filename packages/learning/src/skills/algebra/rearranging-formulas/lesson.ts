import { formula, moveArea, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A formula is an equation with several variables. You can solve it for any of them: $d = v t$ gives the distance, but also the time it takes.`,
    formula`t = d/v`,
    say`Solve a formula the way you solve an equation. Do the same to both sides until the variable is alone. Treat all other variables as numbers. If you are unsure, substitute easy numbers: with $d = 6$, $v = 2$ and $t = 3$ you see that $t$ is $d/v$ and not $v/d$.`,
    say`Undo first what was done last to the variable. In $y = mx + b$, $x$ is multiplied by $m$, and then $b$ is added. So subtract $b$ first, then divide by $m$, and divide the whole side by it:`,
    formula`y - b = mx`,
    formula`x = (y - b)/m`,
    say`If the variable appears twice, move its terms to one side and factor it out: $ax - 3x$ is $(a - 3)x$. Then divide by the expression in parentheses.`,
    moveArea({
      question:
        'A trip is 12 miles long: the width is the speed $v$, the height is the time $t$. Make the speed twice as large. What happens to the time?',
      handles: [{ name: 'Speed v', side: 'across', from: 1, to: 6, start: 3, unit: ' mph' }],
      room: [12, 12],
      sides: (v) => [[v], [12 / v]],
      says: (v) => `$t = d/v$: $12/${v} = ${12 / v}$ hours, and $d = v t$: $${v} xx ${12 / v} = 12$.`,
    }),
  ],
  example: {
    prompt: [say`Solve the formula for $w$.`, formula`P = 2(l + w)`],
    steps: [
      step`First $l$ was added to $w$, then the sum was doubled. Undo the doubling first. | P/2 = l + w`,
      step`Subtract $l$ from both sides. | w = P/2 - l`,
      step`Check with $l = 5$ and $w = 3$: $P = 2(5 + 3) = 16$, and $16/2 - 5 = 3$.`,
    ],
  },
};
