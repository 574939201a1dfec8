import styles from './Parts.module.css';

/** A name that a person chose: of any script and length, in a text of ours. */
export function Name({ children }: { children: string }) {
  return <bdi className={styles['name']}>{children}</bdi>;
}
