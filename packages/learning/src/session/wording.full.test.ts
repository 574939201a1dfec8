import { seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES } from '../exercise/exercise';
import { loadExercise, type NamedExercise } from '../review/load-exercise';
import { SKILLS } from '../skills/skill-map';
import { play, sessionOf } from '../testing/played-session';
import { withNewQuestion } from './new-question';
import { questionOf } from './question';
import { SESSION_LENGTH } from './session';
import { wordingOf } from './wording';

/** How often each wording was asked, in the first questions of a session. */
async function timesAsked(chosen: readonly NamedExercise[]): Promise<number[]> {
  const asked = new Set<string>();
  const times = new Map<string, number>();
  for (const wanted of chosen.slice(0, SESSION_LENGTH)) {
    const exercise = (await loadExercise(await withNewQuestion(wanted, asked)))!;
    asked.add(questionOf(exercise));
    const wording = wordingOf(exercise.prompt);
    times.set(wording, (times.get(wording) ?? 0) + 1);
  }
  return [...times.values()];
}

/** Answered correctly, sometimes, never. */
const LEARNERS = [[true], [true, false, true], [false]];

it.each(SKILLS)('asks at most 4 of 10 questions about $id in the same words', async ({ id, level }) => {
  for (const [seed, solved] of LEARNERS.entries()) {
    const { chosen } = play(sessionOf('skill', { level, skill: id }), solved, seed, SKILLS);
    expect(Math.max(...(await timesAsked(chosen)))).toBeLessThanOrEqual(4);
  }
});

it.each(SKILLS)('has at least 3 wordings of $id at each difficulty', async ({ id }) => {
  for (const difficulty of DIFFICULTIES) {
    const random = seededRandom(id);
    const seeds = Array.from({ length: 60 }, () => Math.floor(random() * 1e9));
    const wordings = seeds.map(async (seed) =>
      wordingOf((await loadExercise({ skill: id, difficulty, seed }))!.prompt),
    );
    expect(new Set(await Promise.all(wordings)).size).toBeGreaterThanOrEqual(3);
  }
});
