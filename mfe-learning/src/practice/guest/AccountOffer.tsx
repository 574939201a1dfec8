import { Link, useLocation } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { copy } from './copy';
import styles from './Guest.module.css';

/** Benefits of an account, with sign-up links that return to `backTo` or to this page. */
export function AccountOffer({ backTo }: { backTo?: string }) {
  const here = useLocation();
  const from = backTo ? { pathname: backTo, search: '', hash: '' } : here;
  return (
    <>
      <ul className={styles['gives']}>
        {copy.account.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Link to="/signup" state={{ from }} className={buttonClass()}>
          {copy.join}
        </Link>
        <Link to="/login" state={{ from }} className={buttonClass('secondary')}>
          {copy.signIn}
        </Link>
      </div>
    </>
  );
}
