import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import { funRound } from './fun-round';

const FACTS = ['7 × 8', '47 + 25', '52 − 17', '12 × 12'];

test('every question comes three times, never twice in a row, and then the round ends', () => {
  fc.assert(
    fc.property(fc.subarray(FACTS, { minLength: 2 }), fc.integer(), (facts, seed) => {
      const round = funRound(facts, seededRandom(seed));
      const asked = Array.from({ length: 3 * facts.length }, (_, index) => round.draw(index)?.question);
      for (const fact of facts) expect(asked.filter((question) => question === fact)).toHaveLength(3);
      asked.forEach((question, index) => expect(question).not.toBe(asked[index - 1]));
      expect(round.draw(asked.length)).toBeNull();
    }),
  );
});
