import { useId } from 'react';
import { Link } from 'shared-platform';
import { copy, type LegalDocument } from './copy';
import styles from './legal-pages.module.css';

export const AboutPage = pageOf(copy.about);
export const TermsPage = pageOf(copy.terms);
export const PrivacyPage = pageOf(copy.privacy);
export const CookiesPage = pageOf(copy.cookies);

function pageOf(document: LegalDocument) {
  return function LegalPage() {
    return <LegalText document={document} level={1} />;
  };
}

/** What a person agrees to when they sign up, on one page. */
export function AgreementPage() {
  const { title, lead, back } = copy.agreement;
  return (
    <>
      <div className={styles['preface']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        <Link to="/signup" className={styles['back']}>
          {back}
        </Link>
      </div>
      {[copy.terms, copy.privacy, copy.cookies].map((document) => (
        <LegalText key={document.title} document={document} level={2} />
      ))}
    </>
  );
}

interface LegalTextProps {
  readonly document: LegalDocument;
  /** Level of the title's heading; the sections are one below. */
  readonly level: 1 | 2;
}

function LegalText({ document, level }: LegalTextProps) {
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
