import type { ReactNode } from 'react';
import { PRODUCT_NAME } from 'shared-contracts';
import { Link, type Platform } from 'shared-platform';
import type { Notices } from '../platform/create-notices';
import { copy } from './copy';
import { Header } from './Header';
import styles from './Layout.module.css';
import { NoticeRegion } from './NoticeRegion';

interface LayoutProps {
  readonly platform: Platform;
  readonly notices: Notices;
  /** Contains the page's `<main id="main">`. */
  readonly children: ReactNode;
}

export function Layout({ platform, notices, children }: LayoutProps) {
  return (
    <div className={styles['page']}>
      <a href="#main" className={styles['skip']}>
        {copy.skip}
      </a>
      <Header platform={platform} />
      {children}
      <Footer />
      <NoticeRegion notices={notices} />
    </div>
  );
}

function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <span>{PRODUCT_NAME}</span>
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
