import fc from 'fast-check';
import { DIFFICULTIES, loadExercise, SKILLS } from '@ninefold/learning';
import { rightAnswerText } from './answer-text';
import { plainBlocks, plainText } from './plain-text';

test.each([
  ['$-7x - 5 >= -4x - 26$', '−7x − 5 ≥ −4x − 26'],
  ['Write $((x^2)^4 * x^2)/x^4 = x^k$ as $3^(-2)$.', 'Write ((x²)⁴ · x²)/x⁴ = x^k as 3⁻².'],
  ['$88 xx 2.875 -: 4$', '88 × 2.875 ÷ 4'],
  ['About $sqrt(140) "cm"$.', 'About √(140) cm.'],
  ['It costs 5 \\$.', 'It costs 5 $.'],
])('%s is read as %s', (text, plain) => expect(plainText(text)).toBe(plain));

const NO_TEXT = /\$|\\|xx|-:|[<>!]=|sqrt|"|\^\d|undefined|\[object/;

test.each(SKILLS.map(({ id }) => id))(
  'every question of %s, and its answer, is plain text',
  async (skill) => {
    const draws = fc.record({
      skill: fc.constant(skill),
      seed: fc.nat(),
      difficulty: fc.constantFrom(...DIFFICULTIES),
    });
    await fc.assert(
      fc.asyncProperty(draws, async (draw) => {
        const exercise = (await loadExercise(draw))!;
        for (const text of [plainBlocks(exercise.prompt), plainText(rightAnswerText(exercise.answer))]) {
          expect(text).toMatch(/\S/);
          expect(text).not.toMatch(NO_TEXT);
        }
        // Drawings become their text alternative.
        for (const block of exercise.prompt) {
          if (block.kind === 'drawing')
            expect(plainBlocks(exercise.prompt)).toContain(plainText(block.drawing.text));
        }
      }),
      { numRuns: 15 },
    );
  },
);
