import { Link, NavLink, type Platform } from 'shared-platform';
import { buttonClass, classNames } from 'shared-ui';
import { layoutCopy } from '../copy/layout';
import { Brand } from './Brand';
import styles from './Header.module.css';
import { UserMenu } from './UserMenu';

export function Header({ platform }: { platform: Platform }) {
  const { auth } = platform;
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Brand />
        <nav aria-label={layoutCopy.siteNavigation} className={styles['links']}>
          <NavLink to="/puzzle-games" className={classNames(styles['link'])}>
            {layoutCopy.puzzles}
          </NavLink>
          {auth.status === 'in' && (
            <NavLink to="/dashboard" className={classNames(styles['link'])}>
              {layoutCopy.dashboard}
            </NavLink>
          )}
          {auth.status === 'out' && (
            <>
              <NavLink to="/login" className={classNames(styles['link'])}>
                {layoutCopy.signIn}
              </NavLink>
              <Link to="/signup" className={buttonClass('primary', styles['start'])}>
                {layoutCopy.getStarted}
              </Link>
            </>
          )}
        </nav>
        {auth.status === 'in' && <UserMenu auth={auth} platform={platform} />}
      </div>
    </header>
  );
}
