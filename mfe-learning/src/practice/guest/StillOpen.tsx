import { GUEST } from '@ninefold/contracts';
import { pathOf } from '@ninefold/learning';
import { Link } from '@ninefold/platform';
import { PATHS } from '../../mastery/paths';
import { isEmpty, useStoredSessions } from '../../sessions/stored-sessions';
import { copy } from './copy';
import styles from './Guest.module.css';

const words = copy.stillOpen;

/** What guests can still do: remaining first sessions, lessons, puzzles. */
export function StillOpen() {
  const started = useStoredSessions()
    .of(GUEST)
    .filter((session) => !isEmpty(session))
    .map(({ level_id }) => pathOf(level_id));
  const left = PATHS.filter(({ id }) => !started.includes(id));
  return (
    <section aria-labelledby="still-open" className={styles['open']}>
      <h2 id="still-open" className={styles['heading']}>
        {words.title}
      </h2>
      <ul className={styles['links']}>
        {left.map(
          ({ id, title, skills: [first] }) =>
            first && (
              <li key={id}>
                <Link to={`/learn/${first.id}`}>{words.first(title, first.title)}</Link>
              </li>
            ),
        )}
        <li>
          <Link to="/learn">{words.lessons}</Link>
        </li>
        <li>
          <Link to="/learn/techniques">{words.techniques}</Link>
        </li>
        <li>
          <Link to="/puzzle-games">{words.puzzle}</Link>
        </li>
      </ul>
    </section>
  );
}
