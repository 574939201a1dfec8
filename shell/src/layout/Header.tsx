import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@ninefold/contracts';
import { Link, NavLink, useLocation, type AuthState } from '@ninefold/platform';
import { buttonClass, classNames } from '@ninefold/ui';
import type { Origin } from '../guards/origin';
import { isSettingUp } from '../guards/set-up';
import { copy } from './copy';
import styles from './Header.module.css';

interface HeaderProps {
  readonly auth: AuthState;
  /** Of a signed-in person. */
  readonly menu: ReactNode;
}

export function Header({ auth, menu }: HeaderProps) {
  const location = useLocation();
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Brand />
        {!isSettingUp(auth, location) && <Navigation auth={auth} />}
        {menu || (auth.status === 'loading' && <MenuPlace />)}
      </div>
    </header>
  );
}

/**
 * While it is not known who is there, the links are those that are likely: of a member where a session is stored. The
 * page as it is written has both, and its first script knows which to show.
 */
function Navigation({ auth }: { auth: AuthState }) {
  const { pathname, search, hash, state } = useLocation();
  // Signing in leads back here, or to where a page before this one wanted to go.
  const origin = { from: { pathname, search, hash } satisfies Origin, ...(state as object | null) };
  const isLoading = auth.status === 'loading';
  const isWritten = isLoading && auth.storedUserId === undefined;
  return (
    <nav aria-label={copy.siteNavigation} className={styles['links']}>
      <NavLink to="/puzzle-games" className={classNames(styles['link'])}>
        {copy.puzzles}
      </NavLink>
      {auth.status !== 'out' && (
        <NavLink to="/dashboard" className={classNames(styles['link'], isLoading && styles['forMembers'])}>
          {copy.dashboard}
        </NavLink>
      )}
      {(auth.status === 'out' || isWritten) && (
        <>
          <NavLink
            to="/login"
            state={origin}
            className={classNames(styles['link'], isWritten && styles['forGuests'])}
          >
            {copy.signIn}
          </NavLink>
          <Link
            to="/signup"
            state={origin}
            className={buttonClass('primary', classNames(styles['start'], isWritten && styles['forGuests']))}
          >
            {copy.getStarted}
          </Link>
        </>
      )}
    </nav>
  );
}

/** The mark has nine cells; the corner of the last one is turned over. */
function Brand() {
  return (
    <Link to="/" className={styles['brand']}>
      <svg aria-hidden viewBox="0 0 26 26" width="26" height="26">
        {[0, 9, 18].flatMap((y) =>
          [0, 9, 18].map((x) =>
            x === 18 && y === 18 ? (
              <g key="folded">
                <path
                  d="M18 19.5a1.5 1.5 0 0 1 1.5-1.5h5a1.5 1.5 0 0 1 1.5 1.5v2l-4.5 4.5h-2a1.5 1.5 0 0 1-1.5-1.5z"
                  className={styles['accent']}
                />
                <path d="M26 21.5h-3a1.5 1.5 0 0 0-1.5 1.5v3z" className={styles['fold']} />
              </g>
            ) : (
              <rect key={`${x} ${y}`} x={x} y={y} width="8" height="8" rx="1.5" className={styles['cell']} />
            ),
          ),
        )}
      </svg>
      <span className={styles['name']}>{PRODUCT_NAME}</span>
    </Link>
  );
}

/** Stands where the menu of a signed-in person will be. */
export const MenuPlace = () => <span className={styles['menuPlace']} />;
