import type { LearningState } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { sessionAddress } from '../next-step/session-address';
import { copy } from './copy';
import styles from './Ways.module.css';

const words = copy.ways;

/** What else can be done. Only what makes sense now is offered. */
export function Ways({
  state: { reviews_due: due, skills, placed_level: placed, sessions_limit: limit },
}: {
  state: LearningState;
}) {
  const ways = [
    due > 0 && { kind: 'review' as const, title: words.review, lead: words.reviewDue(due, limit !== null) },
    skills.length > 1 && { kind: 'practice' as const, title: words.mixed, lead: words.mixedLead },
    // Somebody new is offered it beside the next step.
    placed === null &&
      skills.length > 0 && { kind: 'placement' as const, title: words.placement, lead: words.placementLead },
  ].filter((way) => way !== false);
  if (ways.length === 0) return null;
  return (
    <nav aria-label={words.label}>
      <ul className={styles['ways']}>
        {ways.map(({ kind, title, lead }) => (
          <li key={kind}>
            <Link to={sessionAddress({ kind, skill: null })} className={styles['way']}>
              <strong>{title}</strong>
              <span className={styles['lead']}>{lead}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
