import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@ninefold/contracts';
import { Link, NavLink, useLocation, type AuthState } from '@ninefold/platform';
import { buttonClass, classNames } from '@ninefold/ui';
import type { Origin } from '../guards/origin';
import { isSettingUp } from '../guards/set-up';
import { copy } from './copy';
import styles from './Header.module.css';
import './UserMenu.module.css';

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

interface Place {
  readonly to: keyof typeof copy.places;
  /** A guest has no day and no progress yet. */
  readonly isMembers?: true;
}

const PLACES: readonly Place[] = [
  { to: '/dashboard', isMembers: true },
  { to: '/puzzle-games' },
  { to: '/learn' },
  { to: '/progress', isMembers: true },
];

/**
 * In the header, and on a phone at the bottom of the window: see the styles. While it is not known who is there, the
 * links are those that are likely: of a member where a session is stored. The page as it is written has both, and its
 * first script knows which to show.
 */
function Navigation({ auth }: { auth: AuthState }) {
  const { pathname, search, hash, state } = useLocation();
  // Signing in leads back here, or to where a page before this one wanted to go.
  const origin = { from: { pathname, search, hash } satisfies Origin, ...(state as object | null) };
  // A member's home is Today, and practice is a part of Learn.
  const here = pathname === '/' ? '/dashboard' : pathname.replace('/practice', '/learn');
  const isLoading = auth.status === 'loading';
  const isWritten = isLoading && auth.storedUserId === undefined;
  const forMembers = isLoading && styles['forMembers'];
  const forGuests = isWritten && styles['forGuests'];
  return (
    <>
      <nav aria-label={copy.siteNavigation} className={styles['links']}>
        {PLACES.map(
          ({ to, isMembers }) =>
            (!isMembers || auth.status !== 'out') && (
              <Link
                key={to}
                to={to}
                aria-current={here.startsWith(to) ? 'page' : undefined}
                className={classNames(styles['link'], isMembers && forMembers)}
              >
                {copy.places[to]}
              </Link>
            ),
        )}
      </nav>
      {(auth.status === 'out' || isWritten) && (
        <div className={classNames(styles['join'], forGuests)}>
          <NavLink to="/login" state={origin} className={styles['link'] ?? ''}>
            {copy.signIn}
          </NavLink>
          <Link to="/signup" state={origin} className={buttonClass('primary', styles['start'])}>
            {copy.getStarted}
          </Link>
        </div>
      )}
    </>
  );
}

/** The mark has nine cells; the corner of the last one is turned over. */
function Brand() {
  return (
    <Link to="/" className={styles['brand']}>
      <svg aria-hidden viewBox="0 0 26 26" width="26" height="26">
        <path
          d="M2 2h4v4h-4zm9 0h4v4h-4zm9 0h4v4h-4zM2 11h4v4h-4zm9 0h4v4h-4zm9 0h4v4h-4zM2 20h4v4h-4zm9 0h4v4h-4z"
          className={styles['cells']}
        />
        <path
          d="M18 19.5a1.5 1.5 0 0 1 1.5-1.5h5a1.5 1.5 0 0 1 1.5 1.5v2l-4.5 4.5h-2a1.5 1.5 0 0 1-1.5-1.5z"
          className={styles['accent']}
        />
        <path d="M26 21.5h-3a1.5 1.5 0 0 0-1.5 1.5v3z" className={styles['fold']} />
      </svg>
      <span className={styles['name']}>{PRODUCT_NAME}</span>
    </Link>
  );
}

/** Stands where the menu of a signed-in person will be. */
export const MenuPlace = () => <span className={styles['menuPlace']} />;
