import fc from 'fast-check';
import { afterQuestion, bestQuestion, closestStep, unknownStep, type StepEstimate } from './step-estimate';

const STEPS = 20;
const questions = fc.array(fc.record({ asked: fc.nat(STEPS - 1), isRight: fc.boolean() }), { maxLength: 10 });
type Question = { readonly asked: number; readonly isRight: boolean };

const after = (asked: readonly Question[]): StepEstimate =>
  asked.reduce(
    (estimate, { asked: step, isRight }) => afterQuestion(estimate, step, isRight),
    unknownStep(STEPS),
  );
const meanOf = (estimate: StepEstimate) => estimate.reduce((sum, chance, known) => sum + chance * known, 0);

it('stays a distribution, and does not depend on the order of the questions', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const estimate = after(asked);
      expect(estimate).toHaveLength(STEPS + 1);
      expect(Math.min(...estimate)).toBeGreaterThan(0);
      expect(estimate.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      after([...asked].reverse()).forEach((chance, known) => expect(chance).toBeCloseTo(estimate[known]!, 9));
    }),
  );
});

it('expects more known steps after a right answer, and fewer after a wrong one', () => {
  fc.assert(
    fc.property(questions, fc.nat(STEPS - 1), (asked, step) => {
      const before = meanOf(after(asked));
      expect(meanOf(afterQuestion(after(asked), step, true))).toBeGreaterThanOrEqual(before - 1e-9);
      expect(meanOf(afterQuestion(after(asked), step, false))).toBeLessThanOrEqual(before + 1e-9);
    }),
  );
});

it('gives a chance that is one of at most five neighbors', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const estimate = after(asked);
      const { known, chance } = closestStep(estimate);
      const near = estimate.slice(Math.max(0, known - 2), known + 3).reduce((sum, each) => sum + each, 0);
      expect(chance).toBeCloseTo(near, 9);
      expect(chance).toBeGreaterThanOrEqual(Math.max(...estimate));
    }),
  );
});

it('asks in the middle first, and rather a neighbor than the same step again', () => {
  const never = Array.from({ length: STEPS }, () => 0);
  const first = bestQuestion(unknownStep(STEPS), never);
  expect(Math.abs(first - STEPS / 2)).toBeLessThanOrEqual(1);
  const once = never.map((_, step) => Number(step === first));
  expect(bestQuestion(unknownStep(STEPS), once)).not.toBe(first);
});
