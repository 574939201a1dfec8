import { DIFFICULTIES, type Exercise } from '../exercise/exercise';
import type { Text } from '../exercise/text';
import { loadMaker } from '../review/load-exercise';
import { everyMistakeOf, kindOfReason, type MistakeOfExercise } from './mistake-kind';

/** Exercises of each difficulty that are looked through for a mistake. All but two in a thousand are found by then. */
const LOOKED_THROUGH = 40;

/** What a reason says first, without its numbers: "You left out …." What comes after it is about one exercise. */
function firstSentence(reason: Text): string {
  return /^.*?[.?!](?= |$)/.exec(kindOfReason(reason))?.[0] ?? kindOfReason(reason);
}

/**
 * Eight hexadecimal digits for what a mistake is, by FNV-1a of its name: what a device says of a wrong answer. A text would
 * be one that a person can write to another.
 */
export function mistakeLabel(reason: Text): string {
  let hash = 0x811c9dc5;
  for (const character of firstSentence(reason)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

export interface NamedMistake {
  /** As a sentence, with "…" for the numbers of an exercise. */
  readonly name: string;
  /** An exercise in which it can be made, and the answer that it leads to. Nobody's own: the first that is found. */
  readonly exercise: Exercise;
  readonly mistake: MistakeOfExercise;
}

/**
 * What labels of a skill stand for. One that is not among the known mistakes of the skill is left out, whoever made it up.
 * Rejects when the file of the skill cannot be loaded.
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
