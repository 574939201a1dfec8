import { useId, type ReactNode } from 'react';
import { PRODUCT_NAME } from '@ninefold/contracts';
import type { Elements } from '@ninefold/ui';
import { QrCode } from './QrCode';
import styles from './PrintSheet.module.css';

export interface PrintSheetProps {
  title: string;
  /** Next to the title: the day, or a line for a name. */
  aside?: ReactNode;
  /** Address on the site, printed as text and as a QR code. */
  link?: { readonly path: string; readonly words: string };
  /** Puts the address next to the title, to save a page. */
  headLink?: PrintSheetProps['link'];
  /** Upside down, so that solutions are not read by accident. */
  isUpsideDown?: boolean;
  children: Elements;
}

/** Starts on a new page. */
export function PrintSheet({
  title,
  aside,
  link,
  headLink,
  isUpsideDown = false,
  children,
}: PrintSheetProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles['sheet']} data-turned={isUpsideDown || undefined}>
      <header className={styles['head']} data-linked={headLink && true}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        <div>{aside === undefined ? PRODUCT_NAME : <span>{aside}</span>}</div>
        {headLink && <SheetLink {...headLink} />}
      </header>
      {children}
      {link && (
        <footer className={styles['link']}>
          <SheetLink {...link} />
        </footer>
      )}
    </article>
  );
}

function SheetLink({ path, words }: NonNullable<PrintSheetProps['link']>) {
  const { host, origin } = window.location;
  return (
    <>
      <QrCode address={origin + path} />
      <p>
        <span>{words}</span>
        <br />
        <strong translate="no" className={styles['address']}>
          {host + path}
        </strong>
      </p>
    </>
  );
}
