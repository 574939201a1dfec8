import type { Step } from '@ninefold/learning';
import { BlockView } from './Blocks';
import { RichText } from './RichText';
import styles from './Steps.module.css';

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map(({ text, show }, index) => (
        <li key={index} className={styles['step']}>
          <p>
            <RichText text={text} />
          </p>
          {show && <BlockView block={show} />}
        </li>
      ))}
    </ol>
  );
}
