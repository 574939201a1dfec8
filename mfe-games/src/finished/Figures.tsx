import styles from './Figures.module.css';

export interface FiguresProps {
  /** What each figure is, and what it reads. */
  figures: readonly (readonly [label: string, figure: string | number])[];
}

/** What a game came to, in large figures side by side. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles['figures']}>
      {figures.map(([label, figure]) => (
        <div key={label} className={styles['figure']}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
