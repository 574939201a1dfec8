import type { ReactNode } from 'react';
import styles from './FieldNotes.module.css';

export interface FieldNotesProps {
  id: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** What stands under a field. The live region is always there, since one that appears with its text is not read. */
export function FieldNotes({ id, error, hint }: FieldNotesProps) {
  return (
    <div id={id} aria-live="polite" className={styles['notes']}>
      {error ? <span className={styles['error']}>{error}</span> : hint}
    </div>
  );
}
