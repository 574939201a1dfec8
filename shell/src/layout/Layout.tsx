import { PRODUCT_NAME } from '@ninefold/contracts';
import { Link, type AuthState } from '@ninefold/platform';
import type { Elements } from '@ninefold/ui';
import { copy } from './copy';
import { Header } from './Header';
import styles from './Layout.module.css';

interface LayoutProps {
  readonly auth: AuthState;
  /** The account menu of signed-in people. */
  readonly menu?: Elements;
  readonly notices?: Elements;
  /** Contains the page's `<main id="main">`. */
  readonly children: Elements;
}

/** The frame of every page, including static ones. */
export function Layout({ auth, menu, notices, children }: LayoutProps) {
  return (
    <div className={styles['page']}>
      <a href="#main" className={styles['skip']}>
        {copy.skip}
      </a>
      <Header auth={auth} menu={menu} />
      {children}
      <Footer />
      {notices}
    </div>
  );
}

function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <span translate="no">{PRODUCT_NAME}</span>
        <nav aria-label={copy.legalNavigation}>
          <ul className={styles['links']}>
            {copy.legalLinks.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className={styles['link']}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
