import { seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES } from '../exercise/exercise';
import { valuesOf, type Explore } from '../skills/explore';
import type { Lesson, Skill, SkillEntry } from '../skills/skill';

/** How many seeds of each difficulty `npm test` and the audit compare. */
const [SAMPLED_SEEDS, ALL_SEEDS] = [10, 200];

/** Compared settings of an interactive figure. Each handle goes through its values. */
const SETTINGS = 40;

/** "median 3" → the digests of the sampled seeds and of all seeds. */
export type Digests = Readonly<Record<string, string>>;

/** One digest for the table row and the lesson of a skill, and one for the exercises of each difficulty. */
export function digestsOf(entry: SkillEntry, skill: Skill, withAllSeeds: boolean): Digests {
  const { id, path, level, title, summary, needs } = entry;
  const about = digestOf([{ id, path, level, title, summary, needs }, writtenLesson(skill.lesson)]);
  const exercises = DIFFICULTIES.map((difficulty) => {
    const digest = (count: number) =>
      digestOf(
        Array.from({ length: count }, (_, seed) => skill.makeExercise(seededRandom(seed), difficulty)),
      );
    const sampled = digest(SAMPLED_SEEDS);
    return [`${id} ${difficulty}`, withAllSeeds ? `${sampled} ${digest(ALL_SEEDS)}` : sampled];
  });
  return Object.fromEntries([[`${id} lesson`, about], ...exercises]) as Digests;
}

function digestOf(value: unknown): string {
  // The first number of a stream depends on every letter of its seed.
  const random = seededRandom(JSON.stringify(inKeyOrder(value)));
  return Math.floor(random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
}

/** Sorted, because the order of properties does not matter. */
function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inKeyOrder(inner)]));
}

function writtenLesson({ idea, example }: Lesson): unknown {
  const written = idea.map((block) => (block.kind === 'explore' ? writtenFigure(block.explore) : block));
  return { idea: written, example };
}

/** A figure consists of functions, so their results are compared. */
function writtenFigure({ question, handles, show, says, at }: Explore): unknown {
  const values = handles.map(valuesOf);
  const settings = Array.from({ length: SETTINGS }, (_, turn) =>
    values.map((ofHandle, index) => ofHandle[(turn * (2 * index + 1)) % ofHandle.length] ?? NaN),
  );
  const shown = settings.map((setting) => [show(...setting), says(...setting), at?.(...setting)]);
  return { question, handles, shown };
}
