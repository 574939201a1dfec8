import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from 'shared-ui';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Where else to go; stands below the sheet. */
  footer?: ReactNode;
}

/** One narrow sheet with one thing to do on it. A new title on the same page takes the focus, so that it is heard. */
export function FormPage({ title, lead, children, footer }: FormPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <div className={styles['page']}>
      <Card className={styles['sheet']}>
        <div className={styles['head']}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </Card>
      {footer && <div className={styles['footer']}>{footer}</div>}
    </div>
  );
}
