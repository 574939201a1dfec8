import { PRODUCT_NAME } from '@ninefold/contracts';
import { Link, NavLink, useLocation, type AuthState } from '@ninefold/platform';
import { buttonClass, classNames, type Elements } from '@ninefold/ui';
import type { ReturnTo } from '../guards/return-to';
import { isSettingUp } from '../guards/set-up';
import { copy } from './copy';
import styles from './Header.module.css';
import './UserMenu.module.css';

interface HeaderProps {
  readonly auth: AuthState;
  /** Shown for signed-in people. */
  readonly menu: Elements;
}

export function Header({ auth, menu }: HeaderProps) {
  const location = useLocation();
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Brand />
        {!isSettingUp(auth, location) && <Navigation auth={auth} />}
        {menu || (auth.status === 'loading' && <MenuPlaceholder />)}
      </div>
    </header>
  );
}

interface NavigationItem {
  readonly to: keyof typeof copy.nav;
  /** Not shown to guests, who have no progress yet. */
  readonly membersOnly?: true;
}

const NAVIGATION_ITEMS: readonly NavigationItem[] = [
  { to: '/dashboard', membersOnly: true },
  { to: '/puzzle-games' },
  { to: '/learn' },
  { to: '/progress', membersOnly: true },
];

/**
 * In the header, or at the bottom of the window on phones (see the styles). Until the auth state is known, it shows the
 * probable links: those of a member if a session is stored. The static page contains both sets, and the boot script
 * selects one.
 */
function Navigation({ auth }: { auth: AuthState }) {
  const { pathname, search, hash, state } = useLocation();
  // Signing in returns to this page, or to the page that redirected here.
  const origin = { from: { pathname, search, hash } satisfies ReturnTo, ...(state as object | null) };
  // The home page of members is Today, and practice is part of Learn.
  const here = pathname === '/' ? '/dashboard' : pathname.replace('/practice', '/learn');
  const isLoading = auth.status === 'loading';
  const isWritten = isLoading && auth.storedUserId === undefined;
  const forMembers = isLoading && styles['forMembers'];
  const forGuests = isWritten && styles['forGuests'];
  return (
    <>
      <nav aria-label={copy.siteNavigation} className={styles['links']}>
        {NAVIGATION_ITEMS.map(
          ({ to, membersOnly }) =>
            (!membersOnly || auth.status !== 'out') && (
              <Link
                key={to}
                to={to}
                aria-current={here.startsWith(to) ? 'page' : undefined}
                className={classNames(styles['link'], membersOnly && forMembers)}
              >
                {copy.nav[to]}
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

/** The logo has nine cells; the corner of the last one is folded. */
function Brand() {
  return (
    <Link to="/" translate="no" className={styles['brand']}>
      <svg aria-hidden viewBox="0 0 26 26" width="26" height="26">
        <path
          d="M2 2h4v4h-4zm9 0h4v4h-4zm9 0h4v4h-4zM2 11h4v4h-4zm9 0h4v4h-4zm9 0h4v4h-4zM2 20h4v4h-4zm9 0h4v4h-4z"
          className={styles['cells']}
        />
        <path
          d="M18 19.5a1.5 1.5 0 0 1 1.5-1.5h5a1.5 1.5 0 0 1 1.5 1.5v2l-4.5 4.5h-2a1.5 1.5 0 0 1-1.5-1.5z"
          className={styles['accent']}
        />
        <path d="M26 21.5h-3a1.5 1.5 0 0 0-1.5 1.5v3z" className={styles['corner']} />
      </svg>
      <span className={styles['name']}>{PRODUCT_NAME}</span>
    </Link>
  );
}

/** Reserves the space of the account menu. */
export const MenuPlaceholder = () => <span className={styles['menuPlaceholder']} />;
