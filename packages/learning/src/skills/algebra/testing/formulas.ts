import type { Exercise } from '../../../exercise/exercise';
import { formulasOf, numberOf, wordsOf } from '../../../testing/read-exercise';

type Numbers = Readonly<Record<string, number>>;

/** Evaluated as JavaScript: adjacent factors are multiplied, and capital letters are separate variables. */
function worth(side: string, letters: Numbers): number {
  const tokens = side.replaceAll(' ', '').match(/\d+|[a-zA-Z]|./g) ?? [];
  const code = tokens.map((token, index) => {
    const isFactor = /^[\da-zA-Z(]/.test(token) && /^[\da-zA-Z)]/.test(tokens[index - 1] ?? '');
    const [letter] = /[a-zA-Z]/.exec(token) ?? [];
    return `${isFactor ? '*' : ''}${letter ? `(${letters[letter]})` : token}`;
  });
  return new Function(`return ${code.join('')}`)() as number;
}

function gap(equation: string, letters: Numbers): number {
  const [left = '', right = ''] = equation.split('=');
  return worth(left, letters) - worth(right, letters);
}

/** Unlike each other, so that a wrong form does not come out right by chance. */
const VALUES = [2.3, 5.9, 11.7, 3.1, 7.3];

/** With numbers for all other letters, the answer for this letter must make the formula true. */
export function solvesFormula(exercise: Exercise) {
  const { answer } = exercise;
  const [math = ''] = formulasOf(exercise);
  const [, letter = ''] = /Solve the \w+ for \$(\w)\$/.exec(wordsOf(exercise)) ?? [];
  const others = [...new Set(math.match(/[a-zA-Z]/g))].filter((one) => one !== letter);
  const numbers = Object.fromEntries(others.map((one, index) => [one, VALUES[index] ?? NaN]));
  const gapOf = (side: string) => {
    const known = { ...numbers, [letter]: 4.7 };
    return gap(math, { ...known, [letter]: worth(side, known) });
  };
  if (answer.kind === 'number') {
    const given = [...wordsOf(exercise).matchAll(/\$(\w) = (\d+)\$/g)].map(([, name, value]) => [
      name,
      Number(value),
    ]);
    expect(gap(math, { ...Object.fromEntries(given), [letter]: numberOf(answer) })).toBeCloseTo(0, 9);
  } else if (answer.kind === 'expression') {
    expect(gapOf(answer.value)).toBeCloseTo(0, 9);
  } else if (answer.kind === 'choice') {
    const gaps = answer.options.map(({ text }) =>
      gapOf(text.replaceAll('$', '').replace(`${letter} = `, '')),
    );
    expect(gaps.map((size) => Math.abs(size) < 1e-9)).toEqual(gaps.map((_, index) => index === answer.right));
  }
}
