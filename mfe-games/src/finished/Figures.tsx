import styles from './Figures.module.css';

export interface FiguresProps {
  figures: readonly (readonly [label: string, figure: string | number])[];
}

/** Large figures of a result, side by side. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles['figures']}>
      {figures.map(([label, figure]) => (
        <div key={label} className={styles['figure']}>
          <dt>{label}</dt>
          <dd translate="no">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
