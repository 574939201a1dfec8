import { useEffect, useState } from 'react';
import { Button } from '@ninefold/ui';
import { copy } from './copy';
import styles from './NewDay.module.css';

export interface NewDayProps {
  onPlay(): void;
}

/** Below a daily that is still played when its day is over: the next one is there, and waits. */
export function NewDay({ onPlay }: NewDayProps) {
  // A live region that comes with its words is not read out.
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
