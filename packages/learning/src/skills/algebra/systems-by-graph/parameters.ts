import { bracketed, formula, nearly, numberAnswer, say, step, sum, wrong, type Make } from '../builder';
import { equationOf } from './lines';

/** y = 3x + 2 and kx + 2y = 5: for which k are they parallel? */
export const parallelFor: Make = (draw) => {
  const slope = draw.signed(2, 6);
  const [intercept, b] = [draw.other(-6, 6, 0), draw.other(-5, 5, 0, 1, -1)];
  const c = draw.other(-12, 12, 0, b * intercept);
  const k = -slope * b;
  const first = equationOf({ over: slope, under: 1, intercept });
  return {
    prompt: [
      say`For which $k$ does this system have no solution?`,
      formula(first),
      formula`kx ${b < 0 ? '-' : '+'} ${Math.abs(b)}y = ${c}`,
    ],
    answer: numberAnswer(k, [
      wrong`${-k} | You kept the sign of $kx$. On the other side of the equation it has the opposite sign: the slope is $-k/${bracketed(b)}$.`,
      wrong`${slope} | The second equation is not solved for $y$. Divide by $${b}$ first: the slope is $-k/${bracketed(b)}$.`,
      wrong`${-slope} | Divide the second equation by $${b}$ too: the slope is $-k/${bracketed(b)}$.`,
      ...nearly(k),
    ]),
    solution: [
      step`Solve the second equation for $y$. Only its slope matters. | m_2 = -k/${bracketed(b)}`,
      step`Lines with no point in common are parallel: both slopes are $${slope}$. | -k/${bracketed(b)} = ${slope}`,
      step`Solve for $k$. | k = -${slope < 0 ? bracketed(slope) : slope} xx ${bracketed(b)} = ${k}`,
      step`The intercepts are $${intercept}$ and $${c}/${bracketed(b)}$. They differ, so it is not the same line.`,
    ],
  };
};

/** y = 3x + 2 and 6x - 2y = k: for which k is it the same line? */
export const sameFor: Make = (draw) => {
  const slope = draw.signed(2, 6);
  const intercept = draw.other(-7, 7, 0, 1, -1);
  const times = draw.other(-5, 5, 0, 1, -1);
  const [a, b, k] = [-slope * times, times, intercept * times];
  return {
    prompt: [
      say`For which $k$ does this system have infinitely many solutions?`,
      formula(equationOf({ over: slope, under: 1, intercept })),
      formula`${sum([a, 'x'], [b, 'y'])} = k`,
    ],
    answer: numberAnswer(k, [
      wrong`${-k} | Watch the sign: the intercept of the second line is $k/${bracketed(b)}$.`,
      wrong`${intercept} | The second equation is not solved for $y$ yet: its intercept is $k/${bracketed(b)}$, not $k$.`,
      wrong`${-intercept} | Divide the second equation by $${b}$: its intercept is $k/${bracketed(b)}$.`,
      ...nearly(k),
    ]),
    solution: [
      step`Solve the second equation for $y$: divide by $${b}$. | y = ${sum([slope, 'x'])} + k/${bracketed(b)}`,
      step`The slopes are equal. It is the same line if the intercepts are equal too. | k/${bracketed(b)} = ${intercept}`,
      step`Multiply both sides by $${b}$. | k = ${intercept} xx ${bracketed(b)} = ${k}`,
    ],
  };
};

/** y = 2x + 1 and y = kx + 7 cross above x = 3. */
export const crossingFor: Make = (draw, difficulty) => {
  const [x, slope, k] = [draw.signed(2, 5), draw.signed(1, 4), draw.signed(2, 6)];
  const intercept = draw.integer(-6, 6);
  const y = slope * x + intercept;
  const second = y - k * x;
  if (k === slope || second === 0 || Math.abs(second) > 20) return crossingFor(draw, difficulty);
  return {
    prompt: [
      say`These lines cross at $x = ${x}$. Find $k$.`,
      formula(equationOf({ over: slope, under: 1, intercept })),
      formula`y = kx ${second < 0 ? '-' : '+'} ${Math.abs(second)}`,
    ],
    answer: numberAnswer(k, [
      wrong`${-k} | Watch the sign: substitute your $k$ and $x = ${x}$ into the second equation.`,
      wrong`${slope} | You used the slope of the first line. With equal slopes the lines never cross.`,
      wrong`${y - second} | This is $${x}k$. Divide it by $${x}$.`,
      wrong`${y} | This is the height of the crossing. Substitute this and $x = ${x}$ into the second equation.`,
      ...nearly(k),
    ]),
    solution: [
      step`How high is the first line at $x = ${x}$? | y = ${y}`,
      step`The second line goes through the same point. | ${y} = ${sum([x, 'k'])} ${second < 0 ? '-' : '+'} ${Math.abs(second)}`,
      step`Move the number to the other side. | ${sum([x, 'k'])} = ${y - second}`,
      step`Divide by $${x}$. | k = ${k}`,
    ],
  };
};
