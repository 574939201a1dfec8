import type { AssignmentState, ClassAssignment, StudentClass } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { buttonClass, VisuallyHidden } from '@ninefold/ui';
import { dueOf, isOver, titleOf, wordsOfAssignment } from '../../next-step/assignment-words';
import { copy } from '../copy';
import { doneOnOf, levelIn, ruleOf, soFarOf } from '../done/progress';
import { Part } from '../parts/Part';
import { AssignmentStatus } from '../parts/AssignmentStatus';
import styles from './ToDo.module.css';

const words = copy.own;

interface Task {
  readonly assignment: ClassAssignment;
  readonly state: AssignmentState;
  /** How far the student is, or when it was done, as sentences. */
  readonly progress: string;
}

/** Open assignments by due date, then overdue ones, then finished ones. */
export function ToDo({ own: { assignments, me, day_key: today } }: { own: StudentClass }) {
  const tasks = assignments.map((assignment, index): Task => {
    const [state, result] = [me.work[index] ?? 'open', me.results[index] ?? null];
    const soFar = soFarOf(assignment, result, levelIn(me, assignment.what));
    const progress = state === 'done' ? [doneOnOf(assignment, result)] : [soFar, ruleOf(assignment)];
    return { assignment, state, progress: progress.filter(Boolean).join(' ') };
  });
  const left = tasks.filter(({ state }) => state !== 'done');
  const open = left.filter(({ assignment }) => !isOver(assignment, today));
  const missed = left.filter(({ assignment }) => isOver(assignment, today)).reverse();
  const done = tasks.filter(({ state }) => state === 'done').reverse();
  const lead = missed.length > 0 ? words.onlyMissed : done.length > 0 ? words.nothingToDo : words.noneYet;
  return (
    <Part title={words.toDo} lead={open.length > 0 ? undefined : lead}>
      <Tasks tasks={open} today={today} hasFirst />
      {missed.length > 0 && (
        <div>
          <h3 className={styles['heading']}>{words.missedTitle(missed.length)}</h3>
          <Tasks tasks={missed} today={today} />
        </div>
      )}
      {done.length > 0 && (
        <details>
          <summary className={styles['earlier']}>{words.doneTitle(done.length)}</summary>
          <ul className={styles['list']}>
            {done.map((task) => (
              <li key={task.assignment.id} className={styles['task']}>
                <TaskTitle task={task} today={today} />
                <AssignmentStatus state={task.state} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Part>
  );
}

interface TasksProps {
  tasks: readonly Task[];
  today: string;
  /** Highlights the first assignment. */
  hasFirst?: boolean;
}

function Tasks({ tasks, today, hasFirst = false }: TasksProps) {
  if (tasks.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {tasks.map((task, index) => (
        <li key={task.assignment.id} className={styles['task']}>
          <TaskTitle task={task} today={today} />
          <AssignmentStatus state={task.state} />
          <AssignmentLinks task={task} today={today} isFirst={hasFirst && index === 0} />
        </li>
      ))}
    </ul>
  );
}

function TaskTitle({ task: { assignment, progress }, today }: { task: Task; today: string }) {
  return (
    <div>
      <p className={styles['title']}>{titleOf(assignment)}</p>
      <p className={styles['soft']}>{dueOf(assignment, today)}</p>
      {progress && <p className={styles['progress']}>{progress}</p>}
    </div>
  );
}

/** Links to the work, even if overdue, and to its explanation. A day's puzzles only count on their day. */
function AssignmentLinks({
  task: { assignment, state },
  today,
  isFirst,
}: {
  task: Task;
  today: string;
  isFirst: boolean;
}) {
  const known = wordsOfAssignment(assignment);
  if (!known) return null;
  const { title, to, lesson } = known;
  const isOfAnotherDay = assignment.kind === 'dailies' && assignment.what !== today;
  return (
    <div className={styles['actions']}>
      {isOfAnotherDay ? (
        <span className={styles['soft']}>{words.notToday}</span>
      ) : (
        <Link to={to} className={buttonClass(isFirst ? 'primary' : 'secondary')}>
          <span>{state === 'started' ? words.continue : words.begin}</span>
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Link>
      )}
      {isOfAnotherDay && assignment.what < today && (
        <Link to={`/archive/${assignment.what}`} className={buttonClass('quiet')}>
          {words.look}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Link>
      )}
      {lesson && (
        <Link to={lesson} className={buttonClass('quiet')}>
          {words.lesson}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}
