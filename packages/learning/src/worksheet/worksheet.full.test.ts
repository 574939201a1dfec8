import { randomInteger, seededRandom } from 'shared-puzzle-engine';
import { SKILLS } from '../skills/skill-map';
import { checkWorksheet } from '../testing/check-worksheet';
import { MAX_WORKSHEETS } from './worksheet';

const SHEETS_PER_SKILL = 2;

// About 15 seconds on one core.
test.each(SKILLS.map(({ id }) => id))('any two versions of %s differ enough', async (skill) => {
  const random = seededRandom(`sheets of ${skill}`);
  for (let sheet = 0; sheet < SHEETS_PER_SKILL; sheet += 1)
    await checkWorksheet(skill, randomInteger(random, 1, MAX_WORKSHEETS));
});
