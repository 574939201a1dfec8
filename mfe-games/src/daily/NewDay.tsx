import { useEffect, useState } from 'react';
import { Button } from '@ninefold/ui';
import { copy } from './copy';
import styles from './NewDay.module.css';

export interface NewDayProps {
  onPlay(): void;
}

/** Below a daily whose day has ended while it was played: offers the new one. */
export function NewDay({ onPlay }: NewDayProps) {
  // Screen readers ignore a live region that is inserted together with its text.
  const [words, setWords] = useState('');
  useEffect(() => {
    const timeout = setTimeout(() => setWords(copy.newDay.finishFirst));
    return () => clearTimeout(timeout);
  }, []);
  return (
    <div className={styles['notice']}>
      <p role="status">{words}</p>
      <Button variant="secondary" onClick={onPlay}>
        {copy.newDay.play}
      </Button>
    </div>
  );
}
