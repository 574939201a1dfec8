import { useId } from 'react';
import { Card, type Elements } from '@ninefold/ui';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  lead?: string;
  children?: Elements;
}

export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={styles['card']}>
        <div>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
