import type { LearningAnswer, SkillProgress } from '@ninefold/contracts';
import { seededRandom } from 'shared-puzzle-engine';
import { progressAfter } from '../../../../packages/learning/src/mastery/mastery';
import { chooseNext } from '../../../../packages/learning/src/session/choose-next';
import type { SkillOnMap } from '../../../../packages/learning/src/skills/skill';
import { answered } from '../../../../packages/learning/src/testing/answered';
import { type Estimate, ratioOf } from '../interval';
import { aDayLater, type KindOf } from '../learning-run';
import { LABEL_RULES, type Labeled, type RuleName } from './label-rules';

type Kind = 'skill' | 'practice';
/** One a day for each person. */
const SESSIONS = 5;

interface Sample {
  readonly map: readonly SkillOnMap[];
  readonly seed: string;
  readonly size: number;
  readonly kindOf: KindOf;
}

/** How often a session congratulates people who are right half of the time, whatever they are asked. */
export function halfRight(kind: Kind, rule: RuleName, sample: Sample): Estimate {
  const people = Array.from({ length: sample.size }, (_, person) => person);
  return ratioOf(people.map((person) => [sessionsWithLabel(kind, rule, sample, person), SESSIONS]));
}

function sessionsWithLabel(
  kind: Kind,
  rule: RuleName,
  { map, seed, kindOf }: Sample,
  person: number,
): number {
  const random = seededRandom(`${seed} half right ${person}`);
  const { id, level } = map[person % map.length]!;
  const histories = new Map<string, Labeled[]>();
  let skills: SkillProgress[] = [];
  let congratulated = 0;
  for (let day = 0; day < SESSIONS; day++) {
    const answers: LearningAnswer[] = [];
    const before = new Set([...histories].flatMap(([skill, all]) => (LABEL_RULES[rule](all) ? [skill] : [])));
    let isNew = false;
    for (;;) {
      const state = { kind, level, skill: kind === 'skill' ? id : null, skills, answers };
      const next = chooseNext(state, random, map);
      if (!next) break;
      const { skill, seed: number } = next;
      const { kind: question_kind, difficulty } = kindOf(next, random);
      const answer = { ...answered(skill, difficulty, random() < 0.5, false, number), question_kind };
      answers.push(answer);
      skills = progressAfter(skills, [answer], kind);
      const shown = skills.find((one) => one.skill === skill)?.level ?? 'attempted';
      const history = [...(histories.get(skill) ?? []), { answer, day, shown }];
      histories.set(skill, history);
      isNew ||= !before.has(skill) && LABEL_RULES[rule](history) !== null;
    }
    if (isNew) congratulated += 1;
    skills = skills.map(aDayLater);
  }
  return congratulated;
}
