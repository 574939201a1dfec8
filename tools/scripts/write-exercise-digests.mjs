/**
 * Records what all skills show, in the file that exercises.test.ts compares them with. Run it only when a change of
 * exercises is intended: `npm run write-exercise-digests` lists what changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { SKILLS } from '../../packages/learning/src/skills/skill-map.ts';
import { digestsOf } from '../../packages/learning/src/testing/exercise-digests.ts';

const FILE = new URL('../../packages/learning/src/testing/exercise-digests.json', import.meta.url);

const before = JSON.parse(readFileSync(FILE, 'utf8'));
const after = {};
for (const entry of SKILLS) Object.assign(after, digestsOf(entry, await entry.load(), true));
writeFileSync(FILE, `${JSON.stringify(after, null, 2)}\n`);

const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
const changed = keys.filter((key) => before[key] !== after[key]);
console.log(changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'No exercise changed.');
