import type { DashboardSummary } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { dueOf, wordsOfAssignment } from '../../next-step/assignment-words';
import { copy } from '../copy';
import styles from './Assigned.module.css';

const words = copy.assigned;

export interface AssignedListProps {
  assigned: DashboardSummary['assigned'];
  today: string;
}

/** Open assignments by due date. Loaded after the first paint, because it contains all skills. */
export default function AssignedList({ assigned, today }: AssignedListProps) {
  return (
    <ul className={styles['list']}>
      {assigned.next.map((assignment) => {
        const { class_id, kind, what, due_on, state } = assignment;
        const known = wordsOfAssignment(assignment);
        return (
          <li key={`${class_id} ${kind} ${what} ${due_on}`}>
            {/* Unknown assignments are only on the page of their class. */}
            <Link to={known?.to ?? `/classes/${class_id}`} className={styles['entry']}>
              <strong>{known?.title ?? words.other}</strong>
              <span className={styles['due']}>
                {dueOf(assignment, today) + (state === 'started' ? ` · ${words.started}` : '')}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
