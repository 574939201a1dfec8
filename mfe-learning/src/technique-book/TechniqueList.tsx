import { techniquePath } from 'shared-hints';
import { Link, useTitle } from 'shared-platform';
import { REASON_KINDS } from 'shared-puzzle-engine';
import { Screen } from '../screen/Screen';
import { copy } from './copy';
import styles from './TechniqueBook.module.css';

/** `/learn/techniques`: every way to find a digit in a grid, easiest first. */
export default function TechniqueList() {
  useTitle(copy.title);
  return (
    <Screen>
      <header className={styles['head']}>
        <Link to="/learn" className={styles['back']}>
          {copy.backToLearn}
        </Link>
        <h1>{copy.title}</h1>
        <p className={styles['soft']}>{copy.lead}</p>
      </header>
      <ol className={styles['list']}>
        {REASON_KINDS.map((kind, index) => (
          <li key={kind}>
            <Link to={techniquePath(kind)} className={styles['entry']}>
              <span aria-hidden className={styles['number']}>
                {index + 1}
              </span>
              <span>
                <strong className={styles['name']}>{copy.techniques[kind].title}</strong>
                <span className={styles['soft']}>{copy.techniques[kind].lead}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Screen>
  );
}
