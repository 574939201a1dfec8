import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ASSIGNMENT_STATES,
  type ClassAssignment,
  type ClassOverview,
  type StudentProgress,
  type AssignmentState,
} from '@ninefold/contracts';
import { callRpc, unassignCall } from '@ninefold/contracts/rpc';
import { Button, VisuallyHidden } from '@ninefold/ui';
import { Confirm, Name } from '@ninefold/web/social';
import { dueOf, isOver, titleOf } from '../../next-step/assignment-words';
import { written } from '../calls';
import { copy } from '../copy';
import { useFocusWhen } from '../parts/focus';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { AssignmentStatus } from '../parts/AssignmentStatus';
import { useClassCall } from '../use-classes';
import styles from './Assignments.module.css';
import { AssignForm } from './AssignForm';

const words = copy.assignments;

interface Row {
  readonly assignment: ClassAssignment;
  /** Students by state. */
  readonly students: Readonly<Record<AssignmentState, readonly StudentProgress[]>>;
}

export function Assignments({ overview }: { overview: ClassOverview }) {
  const { assignments, students, day_key: today } = overview;
  const [isOpen, setOpen] = useState(false);
  const assign = useFocusWhen<HTMLButtonElement>(!isOpen);
  const remove = useClassCall((client, { id }: ClassAssignment) =>
    callRpc(client, unassignCall, { p_assignment_id: id }),
  );
  const removed = useFocusWhen<HTMLParagraphElement>(remove.isSuccess && remove.submittedAt);
  const rows = assignments.map((assignment, index): Row => {
    const inState = (state: AssignmentState) =>
      students.filter(({ work }) => (work[index] ?? 'open') === state);
    return {
      assignment,
      students: { open: inState('open'), started: inState('started'), done: inState('done') },
    };
  });
  const current = rows.filter(({ assignment }) => !isOver(assignment, today));
  const earlier = rows.filter(({ assignment }) => isOver(assignment, today)).reverse();
  return (
    <Part title={words.title} lead={assignments.length === 0 ? words.none : undefined}>
      {remove.isSuccess && (
        <p ref={removed} tabIndex={-1}>
          {words.removed(titleOf(remove.variables))}
        </p>
      )}
      {current.length > 0 && <Rows rows={current} today={today} remove={remove} />}
      {earlier.length > 0 && (
        <details>
          <summary className={styles['earlier']}>{words.earlier(earlier.length)}</summary>
          <Rows rows={earlier} today={today} remove={remove} />
        </details>
      )}
      {isOpen ? (
        <AssignForm classId={overview.id} today={today} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button ref={assign} onClick={() => setOpen(true)}>
            {words.assign}
          </Button>
        </div>
      )}
      {assignments.length > 0 && <p className={styles['means']}>{words.means}</p>}
    </Part>
  );
}

interface RowsProps {
  rows: readonly Row[];
  today: string;
  remove: UseMutationResult<unknown, Error, ClassAssignment>;
}

function Rows({ rows, ...rest }: RowsProps) {
  return (
    <ul className={styles['list']}>
      {rows.map((row) => (
        <OneAssignment key={row.assignment.id} row={row} {...rest} />
      ))}
    </ul>
  );
}

interface OneAssignmentProps extends Pick<RowsProps, 'today' | 'remove'> {
  row: Row;
}

function OneAssignment({ row: { assignment, students }, today, remove }: OneAssignmentProps) {
  const title = titleOf(assignment);
  const all = students.open.length + students.started.length + students.done.length;
  return (
    <li className={styles['assignment']}>
      <p className={styles['title']}>{title}</p>
      <p className={parts['soft']}>
        {[
          dueOf(assignment, today),
          all > 0 && words.progress(students.done.length, students.started.length, all),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <details>
        <summary className={styles['earlier']}>
          {words.details}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </summary>
        <div className={styles['details']}>
          {all > 0 && <Who students={students} />}
          <div>
            <Confirm
              action={words.removeOf(title)}
              lead={words.removeLead}
              act={() => written(remove.mutateAsync(assignment))}
            />
          </div>
        </div>
      </details>
    </li>
  );
}

function Who({ students }: Pick<Row, 'students'>) {
  return (
    <dl className={styles['who']}>
      {[...ASSIGNMENT_STATES].reverse().map(
        (state) =>
          students[state].length > 0 && (
            <div key={state}>
              <dt>
                <AssignmentStatus state={state} />
              </dt>
              <dd>
                {students[state].map(({ id, name }, index) => (
                  <span key={id}>
                    <span>{index > 0 && ', '}</span>
                    <Name>{name}</Name>
                  </span>
                ))}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
