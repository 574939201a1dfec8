import type { StoredSession } from '@ninefold/contracts';
import { findSkill, placementOf, SKILLS } from '@ninefold/learning';
import { copy as masteryCopy } from '../../mastery/copy';
import { skillStep, stepText } from '../../mastery/steps';
import { copy } from '../copy';
import styles from './Placed.module.css';

const words = copy.results;
const FOUND = ['known', 'unknown', 'notAsked'] as const;

/** The step to start at, and what the placement found out about each skill of the path. */
export function Placed({ session: { level_id, answers } }: { session: StoredSession }) {
  const placement = placementOf(level_id, answers, SKILLS);
  const start = findSkill(placement.start);
  const step = start && skillStep(start);
  const titlesOf = (ids: readonly string[]) => ids.flatMap((id) => findSkill(id)?.title ?? []).join(', ');
  return (
    <>
      {step && <p className={styles['step']}>{words.placed(stepText(step), start.title)}</p>}
      {step && <p className={styles['soft']}>{masteryCopy.levelOfPath(step.level)}</p>}
      <dl className={styles['found']}>
        {FOUND.map((name) => (
          <div key={name}>
            <dt>{words.found[name]}</dt>
            {/* Practice makes sure of the skill that it starts with. */}
            <dd>
              {titlesOf(placement[name].filter((id) => name !== 'known' || id !== placement.start)) ||
                words.noSkills}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
