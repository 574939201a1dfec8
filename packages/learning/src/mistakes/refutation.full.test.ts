import { DIFFICULTIES, type Exercise } from '../exercise/exercise';
import { loadMaker } from '../review/load-exercise';
import { questionOf } from '../session/question';
import { SKILLS } from '../skills/skill-map';
import { kindOfReason, mistakesOf } from './mistake-kind';
import { loadRefutation, refutationOf } from './refutation';

/** Kinds of mistakes that are checked of each skill. A kind without a contradiction takes 300 exercises. */
const KINDS = 8;

/** One exercise with each kind of mistake that a few seeds have. */
function kindsOf(make: (exercise: { difficulty: (typeof DIFFICULTIES)[number]; seed: number }) => Exercise) {
  const kinds = new Map<string, { difficulty: (typeof DIFFICULTIES)[number]; seed: number; given: string }>();
  for (const difficulty of DIFFICULTIES)
    for (const seed of [3, 14])
      for (const { reason, given } of mistakesOf(make({ difficulty, seed })))
        kinds.set(kindOfReason(reason), { difficulty, seed, given });
  return kinds;
}

it.each(SKILLS.map(({ id }) => id))('refutes mistakes of %s in other exercises only', async (id) => {
  const make = (await loadMaker(id))!;
  for (const [kind, { given, ...own }] of [...kindsOf(make)].slice(0, KINDS)) {
    const asked = new Set([questionOf(make({ ...own, seed: own.seed + 1 }))]);
    const found = refutationOf(kind, own, make, asked);
    if (!found) continue;
    expect(kindOfReason(found.mistake.reason)).toBe(kind);
    expect(asked.has(questionOf(found.exercise))).toBe(false);
    const loaded = await loadRefutation({ skill: id, ...own, given }, asked, () => Promise.resolve());
    if (loaded) expect(questionOf(loaded.exercise)).not.toBe(questionOf(make(own)));
  }
});
