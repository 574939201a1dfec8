import { DIFFICULTIES, type Exercise } from '../exercise/exercise';
import type { Text } from '../exercise/text';
import { loadMaker } from '../review/load-exercise';
import { everyMistakeOf, kindOfReason, type MistakeOfExercise } from './mistake-kind';

/** Exercises of each difficulty that are searched for a mistake, which finds all but two in a thousand. */
const LOOKED_THROUGH = 40;

/** The first sentence of a reason, without its numbers: "You left out …." The rest is about one exercise. */
function firstSentence(reason: Text): string {
  return /^.*?[.?!]”?(?= |$)/.exec(kindOfReason(reason))?.[0] ?? kindOfReason(reason);
}

/**
 * Eight hexadecimal digits (FNV-1a of its name) that identify a mistake. A device sends these instead of text, because
 * text could be used to send messages to a teacher.
 */
export function mistakeLabel(reason: Text): string {
  let hash = 0x811c9dc5;
  for (const character of firstSentence(reason)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

export interface NamedMistake {
  /** The reason, with "…" for the numbers of an exercise. */
  readonly name: string;
  /** An example exercise, and the answer that the mistake leads to. Never a student's own exercise. */
  readonly exercise: Exercise;
  readonly mistake: MistakeOfExercise;
}

/**
 * Resolves labels of a skill. Labels that are not among its known mistakes are left out.
 * @throws when the file of the skill cannot be loaded
 */
export async function loadMistakes(
  skill: string,
  labels: ReadonlySet<string>,
): Promise<ReadonlyMap<string, NamedMistake>> {
  const found = new Map<string, NamedMistake>();
  if (labels.size === 0) return found;
  const make = await loadMaker(skill);
  for (let seed = 0; make && seed < LOOKED_THROUGH && found.size < labels.size; seed += 1) {
    for (const difficulty of DIFFICULTIES) {
      const exercise = make({ difficulty, seed });
      for (const mistake of everyMistakeOf(exercise)) {
        const label = mistakeLabel(mistake.reason);
        if (!labels.has(label) || found.has(label)) continue;
        found.set(label, { name: nameOf(mistake.reason), exercise, mistake });
      }
    }
  }
  return found;
}

const nameOf = (reason: Text) => firstSentence(reason).replaceAll('#', '…');
