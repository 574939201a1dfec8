import { Link, useTitle } from '@ninefold/platform';
import { GUEST, type MyClasses, type Owner } from '@ninefold/contracts';
import { buttonClass } from '@ninefold/ui';
import { FocusFallback, Name } from '@ninefold/web/social';
import { Screen, ScreenFailure, ScreenSkeleton } from '../screen/Screen';
import { useLearner } from '../sessions/use-learner';
import styles from './ClassesPage.module.css';
import { copy } from './copy';
import { MakeClass } from './MakeClass';
import { Part } from './parts/Part';
import { useMyClasses } from './use-classes';

/** `/classes`: the classes that the person teaches and attends. */
export default function ClassesPage() {
  useTitle(copy.title);
  const learner = useLearner();
  // The shell requires sign-in; there is nothing to show while a session ends.
  if (learner === null || learner === GUEST) return <ScreenSkeleton />;
  return (
    <FocusFallback>
      <Loaded key={learner} userId={learner} />
    </FocusFallback>
  );
}

function Loaded({ userId }: { userId: Owner }) {
  const { data, isFetching, refetch } = useMyClasses(userId);
  if (data) return <Lists classes={data} />;
  if (isFetching) return <ScreenSkeleton />;
  return <ScreenFailure title={copy.title} onRetry={() => void refetch()} />;
}

function Lists({ classes: { teaching, attending } }: { classes: MyClasses }) {
  // The list that is not empty comes first.
  const parts = [
    <Part
      key="attending"
      title={copy.attending.title}
      lead={attending.length === 0 ? copy.attending.none : undefined}
    >
      {attending.length > 0 && (
        <ul className={styles['list']}>
          {attending.map(({ id, name, my_name, to_do, next_due_on }) => (
            <li key={id}>
              <Link to={`/classes/${id}`} className={styles['entry']}>
                <strong>
                  <Name>{name}</Name>
                </strong>
                <span className={styles['soft']}>
                  {copy.attending.as} <Name>{my_name}</Name>
                </span>
                <span className={styles['soft']}>{copy.attending.toDo(to_do, next_due_on)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Link to="/classes/join" className={buttonClass(attending.length > 0 ? 'secondary' : 'primary')}>
          {copy.attending.join}
        </Link>
      </div>
    </Part>,
    <Part
      key="teaching"
      title={copy.teaching.title}
      lead={teaching.length === 0 ? copy.teaching.none : undefined}
    >
      {teaching.length > 0 && (
        <ul className={styles['list']}>
          {teaching.map(({ id, name, students }) => (
            <li key={id}>
              <Link to={`/classes/${id}`} className={styles['entry']}>
                <strong>
                  <Name>{name}</Name>
                </strong>
                <span className={styles['soft']}>{copy.teaching.students(students)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <MakeClass />
    </Part>,
  ];
  return (
    <Screen>
      <header className={styles['head']}>
        <h1>{copy.title}</h1>
        <p className={styles['soft']}>{copy.lead}</p>
      </header>
      {teaching.length > 0 && attending.length === 0 ? parts.reverse() : parts}
    </Screen>
  );
}
