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
import { Link } from '@ninefold/platform';
import { Button, buttonClass, VisuallyHidden } from '@ninefold/ui';
import { Confirm, Name } from '@ninefold/web/social';
import { dueOf, isOver, titleOf, wordsOfAssignment } from '../../next-step/assignment-words';
import { written } from '../calls';
import { copy } from '../copy';
import { ChangeRule } from '../done/ChangeRule';
import { ruleOf, summaryOf } from '../done/progress';
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
  readonly students: Readonly<Record<AssignmentState, readonly StudentInRow[]>>;
}

interface StudentInRow extends Pick<StudentProgress, 'id' | 'name'> {
  /** How the work on the assignment develops: "6, 7, 9 of 10 · done Nov 24". */
  readonly summary: string;
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
      students
        .filter(({ work }) => (work[index] ?? 'open') === state)
        .map(({ id, name, results }) => ({
          id,
          name,
          summary: summaryOf(assignment, results[index] ?? null),
        }));
    return {
      assignment,
      students: { open: inState('open'), started: inState('started'), done: inState('done') },
    };
  });
  const current = rows.filter(({ assignment }) => !isOver(assignment, today));
  const earlier = rows.filter(({ assignment }) => isOver(assignment, today)).reverse();
  const rest = { classId: overview.id, today, remove };
  return (
    <Part title={words.title} lead={assignments.length === 0 ? words.none : undefined}>
      {remove.isSuccess && (
        <p ref={removed} tabIndex={-1}>
          {words.removed(titleOf(remove.variables))}
        </p>
      )}
      {current.length > 0 && <Rows rows={current} {...rest} />}
      {earlier.length > 0 && (
        <details>
          <summary className={styles['earlier']}>{words.earlier(earlier.length)}</summary>
          <Rows rows={earlier} {...rest} />
        </details>
      )}
      {isOpen ? (
        <AssignForm
          classId={overview.id}
          assignments={assignments}
          today={today}
          onClose={() => setOpen(false)}
        />
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
  classId: string;
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

interface OneAssignmentProps extends Omit<RowsProps, 'rows'> {
  row: Row;
}

function OneAssignment({ row: { assignment, students }, classId, today, remove }: OneAssignmentProps) {
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
      {ruleOf(assignment) && <p className={parts['soft']}>{ruleOf(assignment)}</p>}
      <details>
        <summary className={styles['earlier']}>
          {words.details}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </summary>
        <div className={styles['details']}>
          {all > 0 && <Who classId={classId} students={students} />}
          {assignment.kind === 'skill' && <ChangeRule classId={classId} assignment={assignment} />}
          <div className={parts['actions']}>
            {wordsOfAssignment(assignment)?.lesson && (
              <Link to={`/print/skill/${assignment.what}`} className={buttonClass('quiet')}>
                {words.worksheet}
                <VisuallyHidden>{` for ${title}`}</VisuallyHidden>
              </Link>
            )}
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

function Who({ classId, students }: Pick<Row, 'students'> & { classId: string }) {
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
                <ul>
                  {students[state].map(({ id, name, summary }) => (
                    <li key={id} className={styles['student']}>
                      <Link to={`/classes/${classId}?student=${id}`} className={styles['name']}>
                        <Name>{name}</Name>
                      </Link>
                      <span className={styles['summary']}>{summary}</span>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
