import styles from './Spinner.module.css';

/** For a wait of unknown shape, where a skeleton would lie about what comes. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles['spinner']}>
      <span aria-hidden className={styles['wheel']} />
      <span>{label}</span>
    </div>
  );
}
