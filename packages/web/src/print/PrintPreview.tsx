import { Printer } from 'lucide-react';
import { Link } from '@ninefold/platform';
import { Button, buttonClass, type Elements } from '@ninefold/ui';
import { copy } from './copy';
import styles from './PrintPreview.module.css';

export interface PrintPreviewProps {
  title: string;
  /** The page to go back to. */
  back: { readonly to: string; readonly text: string };
  /** Next to the print button. */
  more?: Elements;
  /** About the sheets, not printed. */
  notice?: Elements;
  children: Elements;
}

/** A print preview with one action. Everything around the sheets is hidden in print. */
export function PrintPreview({ title, back, more, notice, children }: PrintPreviewProps) {
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
        {notice}
      </header>
      {children}
    </section>
  );
}
