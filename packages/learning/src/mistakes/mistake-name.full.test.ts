import { DIFFICULTIES } from '../exercise/exercise';
import { loadMaker } from '../review/load-exercise';
import { SKILLS } from '../skills/skill-map';
import { everyMistakeOf } from './mistake-kind';
import { loadMistakes, mistakeLabel } from './mistake-name';

/** Of other exercises than those that are looked through. */
const SEEDS = [1_001, 20_003, 300_007];

it.each(SKILLS.map(({ id }) => id))('the mistakes of %s are found again, and have words', async (id) => {
  const make = (await loadMaker(id))!;
  const labels = SEEDS.flatMap((seed) =>
    DIFFICULTIES.flatMap((difficulty) =>
      everyMistakeOf(make({ difficulty, seed })).map(({ reason }) => mistakeLabel(reason)),
    ),
  );
  const found = await loadMistakes(id, new Set(labels));
  // A story with rare words may have a mistake of its own; it is counted among the others.
  expect(labels.filter((label) => found.has(label)).length).toBeGreaterThanOrEqual(0.9 * labels.length);
  for (const { name } of found.values()) {
    expect(name).not.toMatch(/[#$]/);
    expect(name).toMatch(/[a-z]{2}/i);
  }
});
