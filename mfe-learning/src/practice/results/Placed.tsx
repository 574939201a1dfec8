import type { LearningState, StoredSession } from '@ninefold/contracts';
import { findSkill, pathOf, placedStart, placementOf, SKILLS } from '@ninefold/learning';
import { copy as masteryCopy } from '../../mastery/copy';
import { skillStep, stepText } from '../../mastery/steps';
import { copy } from '../copy';
import styles from './Placed.module.css';

const words = copy.results;
const FOUND = ['known', 'unknown', 'notAsked'] as const;

interface PlacedProps {
  session: StoredSession;
  state: Pick<LearningState, 'placed_levels' | 'placed_skills'>;
}

/**
 * The step to start at by the learning state, as on all pages and devices, and what the answers say about each skill of the
 * path.
 */
export function Placed({ session: { level_id, answers }, state }: PlacedProps) {
  const found = placementOf(level_id, answers, SKILLS);
  const start = placedStart(pathOf(level_id), state, SKILLS);
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
              {titlesOf(found[name].filter((id) => name !== 'known' || id !== start?.id)) || words.noSkills}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
