import { createHash } from 'node:crypto';
import { seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES } from '../exercise/exercise';
import { valuesOf, type Explore } from '../skills/explore';
import type { Lesson, Skill, SkillEntry } from '../skills/skill';

/** How many seeds of each difficulty `npm test` and the audit compare. */
export const SAMPLED_SEEDS = 10;
export const ALL_SEEDS = 200;

/** Settings of an interactive figure that are compared: every handle takes its values in turn. */
const SETTINGS = 40;

/**
 * What a skill shows, one line for its lesson and one for each difficulty. Without a full digest after it, a line covers
 * only the sampled seeds.
 */
export function digestLines(entry: SkillEntry, skill: Skill, withAllSeeds: boolean): string[] {
  const { id, path, level, title, summary, needs } = entry;
  const about = digestOf([{ id, path, level, title, summary, needs }, writtenLesson(skill.lesson)]);
  return [
    `${id} lesson ${about}`,
    ...DIFFICULTIES.map((difficulty) => {
      const made = (count: number) =>
        Array.from({ length: count }, (_, seed) => skill.makeExercise(seededRandom(seed), difficulty));
      const sampled = `${id} ${difficulty} ${digestOf(made(SAMPLED_SEEDS))}`;
      return withAllSeeds ? `${sampled} ${digestOf(made(ALL_SEEDS))}` : sampled;
    }),
  ];
}

function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(inKeyOrder(value)))
    .digest('hex')
    .slice(0, 16);
}

/** The order in which an object's properties were written is not part of what it shows. */
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

/** A figure is made of functions, so what they return is compared. */
function writtenFigure({ question, handles, show, says, at }: Explore): unknown {
  const values = handles.map(valuesOf);
  const settings = Array.from({ length: SETTINGS }, (_, turn) =>
    values.map((ofHandle, index) => ofHandle[(turn * (2 * index + 1)) % ofHandle.length] ?? NaN),
  );
  const shown = settings.map((setting) => [show(...setting), says(...setting), at?.(...setting)]);
  return { question, handles, shown };
}
