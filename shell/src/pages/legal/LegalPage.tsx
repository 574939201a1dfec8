import { useId } from 'react';
import { Link } from '@ninefold/platform';
import type { PageName } from '../../app/routes';
import EmbedPage from '../embed/EmbedPage';
import { copy, type LegalDocument } from './copy';
import styles from './LegalPage.module.css';

const DOCUMENTS: Partial<Record<PageName, LegalDocument>> = {
  about: copy.about,
  terms: copy.terms,
  privacy: copy.privacy,
  cookies: copy.cookies,
};

/**
 * One document, or the agreement, which shows three documents on one page. The `/embed` page is in the same chunk,
 * which the bundler names after these documents.
 */
export default function LegalPage({ name }: { name: PageName }) {
  const document = DOCUMENTS[name];
  if (name === 'embed') return <EmbedPage />;
  return document ? <LegalText document={document} level={1} /> : <AgreementPage />;
}

/** The documents that people agree to when they sign up. */
function AgreementPage() {
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
  /** Level of the title's heading; sections are one level below. */
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
      {document.link && (
        <Link to={document.link.path} className={styles['back']}>
          {document.link.label}
        </Link>
      )}
    </article>
  );
}
