import { useId } from 'react';
import { Card, type Elements } from '@ninefold/ui';
import styles from './Parts.module.css';

interface PartProps {
  title: string;
  lead?: string | undefined;
  children?: Elements;
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
