import styles from './PracticeBoard.module.css';

/** A sentence for each reason; the last is the conclusion. */
export function Reasons({ sentences }: { sentences: readonly string[] }) {
  return (
    <ol className={styles['reasons']}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}
