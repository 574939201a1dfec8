import { Link } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { MENTAL_MATH_COPY } from '../mental-math/copy';
import styles from './Places.module.css';

/** Where to go from here. */
export function Places() {
  return (
    <nav aria-label={MENTAL_MATH_COPY.places} className={styles['places']}>
      <Link to="/" className={buttonClass('quiet')}>
        {MENTAL_MATH_COPY.dashboard}
      </Link>
      <Link to="/puzzle-games" className={buttonClass('quiet')}>
        {MENTAL_MATH_COPY.hub}
      </Link>
    </nav>
  );
}
