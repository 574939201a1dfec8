import type { StoredSession } from '@ninefold/contracts';
import { findSkill, pathOf, placementOf, SKILLS } from '@ninefold/learning';
import { PATHS } from '../../mastery/paths';
import { copy } from '../copy';
import styles from './Placed.module.css';

const words = copy.results;
const FOUND = ['known', 'unknown', 'notAsked'] as const;

/** The step to start at, and what the placement found out about each skill of the path. */
export function Placed({ session: { level_id, answers } }: { session: StoredSession }) {
  const placement = placementOf(level_id, answers, SKILLS);
  const steps = PATHS.find(({ id }) => id === pathOf(level_id))?.skills ?? [];
  const step = 1 + steps.findIndex(({ id }) => id === placement.start);
  const titlesOf = (ids: readonly string[]) => ids.flatMap((id) => findSkill(id)?.title ?? []).join(', ');
  return (
    <>
      <p className={styles['step']}>
        {words.placed(step, steps.length, findSkill(placement.start)?.title ?? '')}
      </p>
      <p className={styles['soft']}>{words.placedLevel(placement.level)}</p>
      <dl className={styles['found']}>
        {FOUND.map((name) => (
          <div key={name}>
            <dt>{words.found[name]}</dt>
            <dd>{titlesOf(placement[name]) || words.noSkills}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
