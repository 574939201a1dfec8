import { answered } from '../testing/answered';
import { progressAfter } from './progress';

const miss = answered('mean', 3, false, false, 1);

it('takes what a placement asked about for not tried yet', () => {
  expect(progressAfter([], miss, 'placement')).toEqual([]);
  expect(progressAfter([], miss, 'practice')).toMatchObject([{ skill: 'mean', level: 'attempted' }]);
});
