import { Fraction, pairAnswer, wrong, type Mistake, type Mistakes, type PairAnswer } from '../builder';

/**
 * Both solutions of an equation, told apart by their size, so it does not matter which one was found first.
 * @param mistakes each as "2, 5", in any order
 */
export function bothSolutions(
  one: Fraction | number,
  another: Fraction | number,
  mistakes: readonly (Mistake | false)[],
): PairAnswer {
  const [smaller, larger] = inOrder(one, another);
  const all: Mistakes = [
    ...mistakes.filter((mistake) => mistake !== false),
    wrong`${smaller.neg()}, ${larger.neg()} | Both signs are wrong. Substitute your numbers into the equation to check them.`,
    wrong`${smaller.neg()}, ${larger} | One sign is wrong. Substitute both numbers into the equation to see which.`,
    wrong`${smaller}, ${larger.neg()} | One sign is wrong. Substitute both numbers into the equation to see which.`,
    wrong`${smaller}, ${larger.add(1)} | The smaller solution is right. Substitute the other number into the equation to see that it is not a solution.`,
    wrong`${smaller.sub(1)}, ${larger} | The larger solution is right. Substitute the other number into the equation to see that it is not a solution.`,
  ];
  return pairAnswer({ smaller: smaller.toFraction(), larger: larger.toFraction() }, [
    ...all.map(([numbers, reason]): Mistake => [written(String(numbers)), reason]),
    wrong`${larger.toFraction()}, ${smaller.toFraction()} | Both numbers are right, but they are in the wrong order. Enter the smaller one first: it is farther to the left on the number line.`,
  ]);
}

function written(numbers: string): string {
  const [one = '', another = ''] = numbers.split(/, ?/);
  const ordered = inOrder(one, another);
  return ordered.map((number) => number.toFraction()).join(', ');
}

function inOrder(one: Fraction | number | string, another: Fraction | number | string): [Fraction, Fraction] {
  const [first, second] = [new Fraction(one), new Fraction(another)];
  return first.gt(second) ? [second, first] : [first, second];
}
