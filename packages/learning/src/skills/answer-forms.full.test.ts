import Fraction from 'fraction.js';
import { checkAnswer } from '../exercise/check-answer';
import type { Answer, NumberAnswer, PairAnswer } from '../exercise/exercise';
import { checkEach, drawAudited, type AuditedExercises } from '../testing/audited';
import { expressionForms } from '../testing/expression-forms';
import {
  allForms,
  habitForms,
  inPercent,
  inUnitWords,
  plainForms,
  roundedForms,
  withUnit,
} from '../testing/number-forms';
import { SKILLS } from './skill-map';

const SAMPLE = 10;

function numberForms({ value, unit, tolerance = '0' }: NumberAnswer): string[] {
  const exact = new Fraction(value);
  const forms = [...new Set([exact, exact.sub(tolerance), exact.add(tolerance)].flatMap(allForms))];
  const isShare = unit === undefined && exact.gte(0) && exact.lte(1);
  const isTime = unit !== undefined && ['s', 'min', 'h'].includes(unit);
  return [
    ...forms,
    ...habitForms(exact).filter((form) => !isTime || !form.includes(':')),
    ...forms.slice(0, 3).map((form) => `x = ${form}`),
    ...(unit === undefined
      ? []
      : [...forms.flatMap((form) => withUnit(form, unit)), ...inUnitWords(forms[0] ?? '', unit)]),
    ...(isShare ? inPercent(exact) : []),
  ];
}

/** The page joins its two fields with a line break; drafts of older pages have a comma. */
function pairForms({ names, values: [first, second] }: PairAnswer): string[] {
  const others = plainForms(new Fraction(second));
  return plainForms(new Fraction(first)).flatMap((one, index) => {
    const another = others[index % others.length] ?? '';
    const named = names.every((name) => /^[a-z]$/.test(name))
      ? [`${names[0]} = ${one}, ${names[1]} = ${another}`, `${names[1]} = ${another}; ${names[0]} = ${one}`]
      : [];
    return [
      `${one}\n${another}`,
      `(${one.trim()})\n(${another.trim()})`,
      `(${one.trim()}),(${another.trim()})`,
      `${one};,${another}`,
      `${one},${another}`,
      `${one}, ${another}`,
      `(${one.trim()}; ${another.trim()})`,
      ...named,
    ];
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

/** A rounding of an exact answer, or of one of the numbers of a pair. */
function roundedAnswers(answer: Answer): string[] {
  if (answer.kind === 'number' && answer.tolerance === undefined) {
    const value = new Fraction(answer.value);
    return roundedForms(value, answer.unit === undefined && value.gte(0) && value.lte(1));
  }
  if (answer.kind !== 'pair') return [];
  const [first, second] = answer.values.map((value) => new Fraction(value));
  if (!first || !second) return [];
  return roundedForms(second, false)
    .filter((text) => !text.startsWith('x'))
    .map((text) => `${plainForms(first)[0]}, ${text}`);
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
    // "1.250" is more likely 1,250 than the mistake 1.25.
    const mayBeThousands = (text: string) => /^\D*\d{1,3}[.,]\d\d0\D*$/.test(text);
    checkEach(exercises, ({ answer }) => {
      const forms = mistakenForms(answer);
      expect(verdicts(answer, forms.filter(mayBeThousands), (kind) => /wrong|separators/.test(kind))).toEqual(
        [],
      );
      const others = forms.filter((text) => !mayBeThousands(text));
      expect(verdicts(answer, others, (kind) => kind === 'wrong')).toEqual([]);
    });
  });

  it('does not count a rounded answer, unless it is a known mistake', () => {
    checkEach(exercises, ({ answer }) => {
      const counted = roundedAnswers(answer).filter((text) => {
        const verdict = checkAnswer(answer, text);
        return verdict.kind !== 'rounded' && !(verdict.kind === 'wrong' && verdict.reason !== undefined);
      });
      expect(counted).toEqual([]);
    });
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
