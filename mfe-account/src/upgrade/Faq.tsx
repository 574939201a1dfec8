import { Support } from '../layout/Support';
import { copy } from './copy';
import styles from './Faq.module.css';

/** What people ask before they pay: the free plan, cancelling, and the money back. */
export function Faq() {
  return (
    <section className={styles['faq']}>
      <h2>{copy.faqTitle}</h2>
      {copy.faq.map(({ question, response, withSupport }) => (
        <details key={question} className={styles['question']}>
          <summary className={styles['summary']}>{question}</summary>
          <p>{response}</p>
          {withSupport && <Support />}
        </details>
      ))}
    </section>
  );
}
