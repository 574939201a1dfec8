import { useId, type ReactNode } from 'react';
import { Card } from '@ninefold/ui';
import styles from './Parts.module.css';

interface PartProps {
  title: string;
  lead?: string | undefined;
  children?: ReactNode;
}

export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={styles['part']}>
        <div className={styles['partHead']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          {lead && <p className={styles['soft']}>{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
