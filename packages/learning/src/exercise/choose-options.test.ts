import { seededRandom } from 'shared-puzzle-engine';
import { chooseOptions } from './choose-options';
import type { NumberAnswer } from './exercise';

it('offers the right number at each rank equally often', () => {
  const wrong = ['12', '14', '15', '18', '21', '30', '35'];
  const answer: NumberAnswer = {
    kind: 'number',
    value: '20',
    mistakes: wrong.map((value) => ({ value, reason: 'Why.' })),
  };
  const ranks = [0, 0, 0, 0];
  for (let seed = 0; seed < 400; seed++) {
    const options = chooseOptions(answer, seededRandom(seed)).map(Number);
    ranks[options.filter((option) => option < 20).length]! += 1;
  }
  for (const count of ranks) expect(Math.abs(count - 100)).toBeLessThan(35);
});
