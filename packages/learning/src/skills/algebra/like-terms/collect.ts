import type { Step } from '../../../exercise/text';
import { step } from '../../making/blocks';
import { sum, type Term } from '../../making/write';

/** Like terms together: squares and products first, the plain number last. Kinds that cancel out are left out. */
export function collected(terms: readonly Term[]): Term[] {
  return kindsOf(terms)
    .map((kind): Term => [total(terms, kind), kind])
    .filter(([coefficient]) => coefficient !== 0);
}

export function collectingSteps(terms: readonly Term[]): Step[] {
  const kinds = kindsOf(terms);
  const together = kinds.flatMap((kind) => terms.filter(([, variables]) => variables === kind));
  const counts = kinds.map((kind) => {
    const coefficients = terms.flatMap(([coefficient, variables]) =>
      variables === kind ? [coefficient] : [],
    );
    const line = sum(...coefficients.map((coefficient): Term => [coefficient, '']));
    return step(
      kind === '' ? 'Work out the plain numbers.' : `Count the terms with $${kind}$.`,
      `${line} = ${total(terms, kind)}`,
    );
  });
  return [
    step('Combine each kind. Each term keeps its sign.', sum(...together)),
    ...counts.filter((_, place) => terms.filter(([, variables]) => variables === kinds[place]).length > 1),
    step('Unlike terms stay separate.', sum(...collected(terms))),
  ];
}

function kindsOf(terms: readonly Term[]): string[] {
  const kinds = [...new Set(terms.map(([, variables]) => variables))];
  return kinds.sort((one, another) => another.length - one.length || (one < another ? -1 : 1));
}

function total(terms: readonly Term[], kind: string): number {
  return terms.reduce((all, [coefficient, variables]) => (variables === kind ? all + coefficient : all), 0);
}
