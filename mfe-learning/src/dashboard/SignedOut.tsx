import { Link, useLocation } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { copy } from '../copy';
import styles from './SignedOut.module.css';

export function SignedOut() {
  const from = useLocation();
  return (
    <div className={styles['page']}>
      <h1>{copy.dashboard.signedOut}</h1>
      <Link to="/login" state={{ from }} className={buttonClass()}>
        {copy.dashboard.signIn}
      </Link>
    </div>
  );
}
