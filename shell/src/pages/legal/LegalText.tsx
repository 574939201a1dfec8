import { useId } from 'react';
import type { LegalDocument } from '../../copy/legal/legal-document';
import styles from './LegalText.module.css';

interface LegalTextProps {
  readonly document: LegalDocument;
  /** Level of the title's heading; the sections are one below. */
  readonly level: 1 | 2;
}

export function LegalText({ document, level }: LegalTextProps) {
  const id = useId();
  const [Title, Heading] = level === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <article aria-labelledby={id} className={styles['text']}>
      <Title id={id} className={styles['title']}>
        {document.title}
      </Title>
      <p className={styles['lead']}>{document.lead}</p>
      {document.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Heading className={styles['heading']}>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles['paragraph']}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
