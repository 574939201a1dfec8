import type { ClassAssignment, ClassOfPupil, WorkState as State } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { buttonClass, VisuallyHidden } from '@ninefold/ui';
import { isOver, wordsOf } from '../assignment-words';
import { copy } from '../copy';
import { Part } from '../parts/Part';
import { WorkState } from '../parts/WorkState';
import styles from './ToDo.module.css';

const words = copy.own;

interface Task {
  readonly assignment: ClassAssignment;
  readonly state: State;
}

/** What is assigned and open, what is due first first, and below what is done or over. */
export function ToDo({ own: { assignments, me, day_key: today } }: { own: ClassOfPupil }) {
  const tasks = assignments.map((assignment, place) => ({ assignment, state: me.work[place] ?? 'open' }));
  const isOpen = ({ assignment, state }: Task) => state !== 'done' && !isOver(assignment, today);
  const open = tasks.filter(isOpen);
  const earlier = tasks.filter((task) => !isOpen(task)).reverse();
  return (
    <Part
      title={words.toDo}
      lead={open.length > 0 ? undefined : assignments.length > 0 ? words.nothingToDo : words.noneYet}
    >
      {open.length > 0 && (
        <ul className={styles['list']}>
          {open.map((task, place) => (
            <OpenTask key={task.assignment.id} {...task} today={today} isFirst={place === 0} />
          ))}
        </ul>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className={styles['earlier']}>{copy.assignments.earlier(earlier.length)}</summary>
          <ul className={styles['list']}>
            {earlier.map(({ assignment, state }) => (
              <li key={assignment.id} className={styles['task']}>
                <TaskTitle assignment={assignment} />
                {state === 'done' ? (
                  <WorkState state={state} />
                ) : (
                  <span className={styles['soft']}>{words.missed}</span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Part>
  );
}

function TaskTitle({ assignment }: { assignment: ClassAssignment }) {
  return (
    <div>
      <p className={styles['title']}>{wordsOf(assignment)?.title ?? copy.assignments.unknown}</p>
      <p className={styles['soft']}>{copy.assignments.due(assignment.due_on)}</p>
    </div>
  );
}

function OpenTask({ assignment, state, today, isFirst }: Task & { today: string; isFirst: boolean }) {
  const what = wordsOf(assignment);
  const isToCome = assignment.kind === 'sheet' && assignment.what > today;
  return (
    <li className={styles['task']}>
      <TaskTitle assignment={assignment} />
      <WorkState state={state} />
      {what && (
        <div className={styles['actions']}>
          {isToCome ? (
            <span className={styles['soft']}>{words.notToday}</span>
          ) : (
            <Link to={what.to} className={buttonClass(isFirst ? 'primary' : 'secondary')}>
              {state === 'begun' ? words.goOn : words.begin}
              <VisuallyHidden> {what.title}</VisuallyHidden>
            </Link>
          )}
          {what.lesson && (
            <Link to={what.lesson} className={buttonClass('quiet')}>
              {words.lesson}
              <VisuallyHidden> {what.title}</VisuallyHidden>
            </Link>
          )}
        </div>
      )}
    </li>
  );
}
