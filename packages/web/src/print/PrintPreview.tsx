import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@ninefold/platform';
import { Button, buttonClass } from '@ninefold/ui';
import { copy } from './copy';
import styles from './PrintPreview.module.css';

export interface PrintPreviewProps {
  title: string;
  /** The page that it is printed from. */
  back: { readonly to: string; readonly text: string };
  /** Beside the one action. */
  more?: ReactNode;
  /** The sheets. */
  children: ReactNode;
}

/** What will be printed, as it will be, with one action: what stands around the sheets is not printed. */
export function PrintPreview({ title, back, more, children }: PrintPreviewProps) {
  return (
    <section className={styles['preview']}>
      <header className={styles['tools']}>
        <h1>{title}</h1>
        <p className={styles['paper']}>{copy.paper}</p>
        <p className={styles['actions']}>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden size={18} />
            {copy.print}
          </Button>
          {more}
          <Link to={back.to} className={buttonClass('quiet')}>
            {back.text}
          </Link>
        </p>
      </header>
      {children}
    </section>
  );
}
