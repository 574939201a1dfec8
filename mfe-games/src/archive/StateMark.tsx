import type { GridState } from './grid-state';
import styles from './StateMark.module.css';

/** The state of a grid, told by shape as well as color. Its meaning is in the text beside it. */
export function StateMark({ state }: { state: GridState }) {
  return (
    <svg aria-hidden viewBox="0 0 12 12" className={styles['mark']} data-state={state}>
      <rect x={1} y={1} width={10} height={10} rx={2} className={styles['box']} />
      {state === 'daily' && <path d="M3.2 6.2 5.2 8.3 8.9 4" className={styles['line']} />}
      {state === 'later' && <path d="M6 3.2V6.2L8 7.6" className={styles['line']} />}
      {state === 'started' && (
        <path d="M1 6H11V9.5A1.5 1.5 0 0 1 9.5 11H2.5A1.5 1.5 0 0 1 1 9.5Z" className={styles['half']} />
      )}
    </svg>
  );
}
