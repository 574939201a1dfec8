import { X } from 'lucide-react';
import { useState } from 'react';
import {
  WORK_STATES,
  type ClassAssignment,
  type ClassOverview,
  type ShownPupil,
  type WorkState as State,
} from '@ninefold/contracts';
import { Alert, Button } from '@ninefold/ui';
import { Name } from 'shared-company';
import { isOver, titleOf } from '../assignment-words';
import { failureOf } from '../calls';
import { copy } from '../copy';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { WorkState } from '../parts/WorkState';
import { useClassCall } from '../use-classes';
import styles from './Assignments.module.css';
import { AssignForm } from './AssignForm';

const words = copy.assignments;

interface Row {
  readonly assignment: ClassAssignment;
  /** The pupils in each state. */
  readonly pupils: Readonly<Record<State, readonly ShownPupil[]>>;
}

/** What is assigned, who has begun it, and a form for more. */
export function Assignments({ overview }: { overview: ClassOverview }) {
  const { assignments, pupils, day_key: today } = overview;
  const [isOpen, setOpen] = useState(false);
  const rows = assignments.map((assignment, place): Row => {
    const inState = (state: State) => pupils.filter(({ work }) => (work[place] ?? 'open') === state);
    return { assignment, pupils: { open: inState('open'), begun: inState('begun'), done: inState('done') } };
  });
  const current = rows.filter(({ assignment }) => !isOver(assignment, today));
  const earlier = rows.filter(({ assignment }) => isOver(assignment, today)).reverse();
  return (
    <Part title={words.title} lead={assignments.length === 0 ? words.none : undefined}>
      {current.length > 0 && <Rows rows={current} today={today} />}
      {earlier.length > 0 && (
        <details>
          <summary className={styles['earlier']}>{words.earlier(earlier.length)}</summary>
          <Rows rows={earlier} today={today} />
        </details>
      )}
      {isOpen ? (
        <AssignForm classId={overview.id} today={today} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{words.assign}</Button>
        </div>
      )}
      {assignments.length > 0 && <p className={styles['means']}>{words.means}</p>}
    </Part>
  );
}

function Rows({ rows, today }: { rows: readonly Row[]; today: string }) {
  return (
    <ul className={styles['list']}>
      {rows.map((row) => (
        <OneAssignment key={row.assignment.id} row={row} today={today} />
      ))}
    </ul>
  );
}

function OneAssignment({ row: { assignment, pupils }, today }: { row: Row; today: string }) {
  const remove = useClassCall((client) => client.rpc('unassign', { p_assignment_id: assignment.id }));
  const title = titleOf(assignment);
  const all = pupils.open.length + pupils.begun.length + pupils.done.length;
  const due = isOver(assignment, today) ? words.over(assignment.due_on) : words.due(assignment.due_on);
  return (
    <li className={styles['assignment']}>
      <div className={styles['head']}>
        <div>
          <p className={styles['title']}>{title}</p>
          <p className={parts['soft']}>
            {due}
            {all > 0 && ` · ${words.progress(pupils.done.length, pupils.begun.length, all)}`}
          </p>
        </div>
        <Button
          variant="quiet"
          aria-label={words.removeOf(title)}
          className={styles['remove']}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <X aria-hidden size={20} />
        </Button>
      </div>
      {all > 0 && (
        <details>
          <summary className={styles['earlier']}>{words.who}</summary>
          <dl className={styles['who']}>
            {[...WORK_STATES].reverse().map(
              (state) =>
                pupils[state].length > 0 && (
                  <div key={state}>
                    <dt>
                      <WorkState state={state} />
                    </dt>
                    <dd>
                      {pupils[state].map(({ id, name }, place) => (
                        <span key={id}>
                          {place > 0 && ', '}
                          <Name>{name}</Name>
                        </span>
                      ))}
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </details>
      )}
      {remove.isError && <Alert tone="error">{failureOf(remove.error)}</Alert>}
    </li>
  );
}
