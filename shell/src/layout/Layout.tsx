import type { ReactNode } from 'react';
import type { Platform } from 'shared-platform';
import { layoutCopy } from '../copy/layout';
import type { Notices } from '../platform/create-notices';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { NoticeRegion } from './NoticeRegion';

interface LayoutProps {
  readonly platform: Platform;
  readonly notices: Notices;
  /** Brings the page's `<main id="main">`. */
  readonly children: ReactNode;
}

export function Layout({ platform, notices, children }: LayoutProps) {
  return (
    <div className={styles['page']}>
      <a href="#main" className={styles['skip']}>
        {layoutCopy.skip}
      </a>
      <Header platform={platform} />
      {children}
      <Footer />
      <NoticeRegion notices={notices} />
    </div>
  );
}
