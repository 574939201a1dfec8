import { GAMES } from '@ninefold/contracts';
import { Link, useLocation } from '@ninefold/platform';
import { buttonClass, Card } from '@ninefold/ui';
import { useOnDevice } from '@ninefold/web/on-device';
import { copy } from './copy';
import styles from './SignedOut.module.css';

const words = copy.dashboard;

/** `/dashboard` for guests: benefits of an account, sign-up links, and a puzzle. */
export function SignedOut() {
  const from = useLocation();
  return (
    <div className={styles['page']}>
      <h1>{words.signedOut}</h1>
      <div className={styles['actions']}>
        <Link to="/signup" state={{ from }} className={buttonClass()}>
          {words.createAccount}
        </Link>
        <Link to="/login" state={{ from }} className={buttonClass('secondary')}>
          {words.signIn}
        </Link>
        <Link to={GAMES.sum_grid.path} className={buttonClass('quiet')}>
          {words.playToday}
        </Link>
      </div>
      <Card className={styles['keeps']}>
        <h2>{words.keepsTitle}</h2>
        <dl className={styles['list']}>
          {[...words.keeps, useOnDevice(words.playedHere)].map(([what, how]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['free']}>{words.free}</p>
      </Card>
    </div>
  );
}
