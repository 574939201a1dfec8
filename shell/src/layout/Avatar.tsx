import styles from './Avatar.module.css';

/** The person's colour with their initial. The name stands beside it, or labels the control around it. */
export function Avatar({ name, color }: { name: string; color: string }) {
  return (
    <span aria-hidden className={styles['avatar']} style={{ borderColor: color }}>
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
