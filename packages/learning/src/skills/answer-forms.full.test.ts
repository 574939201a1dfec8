import Fraction from 'fraction.js';
import { checkAnswer } from '../exercise/check-answer';
import type { Answer, NumberAnswer, PairAnswer } from '../exercise/exercise';
import { checkEach, drawAudited, type AuditedExercises } from '../testing/audited';
import { expressionForms } from '../testing/expression-forms';
import { allForms, inPercent, plainForms, withUnit } from '../testing/number-forms';
import { SKILLS } from './skill-map';

const SAMPLE = 10;

function numberForms({ value, unit, tolerance = '0' }: NumberAnswer): string[] {
  const exact = new Fraction(value);
  const forms = [...new Set([exact, exact.sub(tolerance), exact.add(tolerance)].flatMap(allForms))];
  const isShare = unit === undefined && exact.gte(0) && exact.lte(1);
  return [
    ...forms,
    ...forms.slice(0, 3).map((form) => `x = ${form}`),
    ...(unit === undefined ? [] : forms.flatMap((form) => withUnit(form, unit))),
    ...(isShare ? inPercent(exact) : []),
  ];
}

/** The page replaces commas within the two fields by points and joins the fields with a comma. */
function pairForms({ names, values: [first, second] }: PairAnswer): string[] {
  const others = plainForms(new Fraction(second));
  return plainForms(new Fraction(first)).flatMap((one, index) => {
    const another = others[index % others.length] ?? '';
    const named = names.every((name) => /^[a-z]$/.test(name))
      ? [`${names[0]} = ${one}, ${names[1]} = ${another}`, `${names[1]} = ${another}; ${names[0]} = ${one}`]
      : [];
    return [`${one},${another}`, `${one}, ${another}`, `(${one.trim()}; ${another.trim()})`, ...named];
  });
}

function rightForms(answer: Answer): string[] {
  switch (answer.kind) {
    case 'number':
      return numberForms(answer);
    case 'pair':
      return pairForms(answer);
    case 'expression':
      return expressionForms(answer.value);
    case 'choice':
      return [String(answer.right)];
  }
}

/** Each known mistake, in forms with no other meaning. */
function mistakenForms(answer: Answer): string[] {
  switch (answer.kind) {
    case 'number':
      return answer.mistakes.flatMap(({ value }) => {
        const forms = plainForms(new Fraction(value));
        return answer.unit === undefined ? forms : [...forms, ...withUnit(forms[0] ?? '', answer.unit)];
      });
    case 'pair':
      return answer.mistakes.flatMap(({ value }) => [value, value.replace(', ', ','), `(${value})`]);
    case 'expression':
      return answer.mistakes.flatMap(({ value }) => [value, value.replaceAll(' ', '')]);
    case 'choice':
      return answer.options
        .map((_, index) => String(index))
        .filter((place) => place !== String(answer.right));
  }
}

/** Invalid input made from the right answer. */
function junkOf(answer: Answer): string[] {
  const [right = ''] = rightForms(answer);
  const spoiled = [`${right}?`, `${right} ${right}`, `--${right}`, `${right}/0`, `${right}^`, `(${right}`];
  return ['', ' ', '-', '.', ',', '/', '%', ...spoiled];
}

describe.each(SKILLS.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  let exercises: AuditedExercises;
  beforeAll(async () => {
    exercises = drawAudited(await entry.load(), SAMPLE);
  });
  afterAll(() => {
    exercises = [];
  });

  function verdicts(answer: Answer, given: readonly string[], isExpected: (kind: string) => boolean) {
    return given.filter((text) => !isExpected(checkAnswer(answer, text).kind));
  }

  it('accepts the right answer in every form', () => {
    checkEach(exercises, ({ answer }) =>
      expect(verdicts(answer, rightForms(answer), (kind) => kind === 'right')).toEqual([]),
    );
  });

  it('rejects a known mistake in every form', () => {
    checkEach(exercises, ({ answer }) =>
      expect(verdicts(answer, mistakenForms(answer), (kind) => kind === 'wrong')).toEqual([]),
    );
  });

  it('cannot read invalid input', () => {
    checkEach(exercises, ({ answer }) =>
      // A product of two expressions can be read, but is wrong.
      expect(
        verdicts(
          answer,
          junkOf(answer),
          (kind) => kind === 'unreadable' || (answer.kind === 'expression' && kind === 'wrong'),
        ),
      ).toEqual([]),
    );
  });
});
