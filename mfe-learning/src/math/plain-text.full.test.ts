import fc from 'fast-check';
import { DIFFICULTIES, loadExercise, SKILLS } from '@ninefold/learning';
import { rightAnswerText } from './answer-text';
import { plainBlocks, plainText } from './plain-text';

/** What only AsciiMath has. A dollar sign belongs to an amount. */
const NO_TEXT = /\$(?!\d)|\\|xx|-:|[<>!]=|sqrt|"|\^\d|undefined|\[object/;

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
        // A drawing is there in its words.
        for (const block of exercise.prompt) {
          if (block.kind === 'drawing')
            expect(plainBlocks(exercise.prompt)).toContain(plainText(block.drawing.text));
        }
      }),
      { numRuns: 15 },
    );
  },
);
