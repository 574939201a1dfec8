/** Prints exercises of a skill as a learner sees them: `npm run show-skill -- median 3` prints five of difficulty 3. */
import { seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES } from '../../packages/learning/src/exercise/exercise.ts';
import { findSkill, SKILLS } from '../../packages/learning/src/skills/skill-map.ts';

const [id = '', difficulty] = process.argv.slice(2);
const entry = findSkill(id);
if (!entry) {
  console.error(`There is no skill "${id}". The skills are ${SKILLS.map((skill) => skill.id).join(', ')}.`);
  process.exit(1);
}

const shown = (block) => block.text ?? block.math ?? block.drawing?.text ?? block.explore?.question;
const line = (indent, ...texts) => console.log(' '.repeat(indent) + texts.filter(Boolean).join('  '));

function showAnswer(answer) {
  if (answer.kind === 'choice') {
    answer.options.forEach(({ text, reason }, index) =>
      line(4, index === answer.right ? 'right:' : 'wrong:', text, reason && `(${reason})`),
    );
    return;
  }
  line(4, 'right:', answer.values?.join(', ') ?? answer.value, answer.unit);
  for (const { value, reason } of answer.mistakes) line(4, 'wrong:', value, `(${reason})`);
}

const skill = await entry.load();
line(0, entry.level, entry.title);
for (const block of skill.lesson.idea) line(2, shown(block));
for (const each of difficulty ? [Number(difficulty)] : DIFFICULTIES) {
  for (let seed = 0; seed < 5; seed++) {
    const { prompt, answer, solution } = skill.makeExercise(seededRandom(seed), each);
    line(0, `\nDifficulty ${each}, seed ${seed}`);
    for (const block of prompt) line(2, shown(block));
    showAnswer(answer);
    for (const { text, show } of solution) line(4, '-', text, show && shown(show));
  }
}
