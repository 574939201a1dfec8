import { writeFileSync } from 'node:fs';
import { SKILLS } from '../skills/skill-map';
import { digestLines } from './digest';

/** Records what all skills show. Run it only after a change of exercises that is intended. */
const lines: string[] = [];
for (const entry of SKILLS) lines.push(...digestLines(entry, await entry.load(), true));
const file = new URL('../skills/exercises.digest', import.meta.url);
writeFileSync(file, `${lines.join('\n')}\n`);
console.log(`${lines.length} lines in packages/learning/src/skills/exercises.digest`);
