import { sum, type Drawing, type Term } from '../builder';

/** A product of two sums as a rectangle that is cut into parts. It is not to scale, because terms may be negative. */
export function rectangle(left: readonly Term[], right: readonly Term[]): Drawing {
  const label = ([coefficient, variables]: Term) => sum([coefficient, variables]);
  const size = ([, variables]: Term) => (variables === '' ? 3 : 5);
  const parts = left.map((ofLeft) => right.map((ofRight) => label(product(ofLeft, ofRight))));
  return {
    kind: 'area-model',
    text: `A rectangle with sides ${sum(...left)} and ${sum(...right)}. Its parts are ${parts.flat().join(', ')}.`,
    columns: right.map((term) => ({ label: label(term), size: size(term) })),
    rows: left.map((term) => ({ label: label(term), size: size(term) })),
    parts,
  };
}

/** Each term of one sum times each term of the other, before like terms are combined. */
export function multipliedOut(left: readonly Term[], right: readonly Term[]): Term[] {
  return left.flatMap((ofLeft) => right.map((ofRight) => product(ofLeft, ofRight)));
}

/** Of terms with one letter: "2x" times "3x" is "6x^2". */
function product([one, ofOne]: Term, [another, ofOther]: Term): Term {
  const variables = ofOne !== '' && ofOne === ofOther ? `${ofOne}^2` : `${ofOne}${ofOther}`;
  return [one * another, variables];
}
