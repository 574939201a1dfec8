import { Link } from 'shared-platform';
import { agreementCopy } from '../../copy/legal/agreement';
import { cookies } from '../../copy/legal/cookies';
import { privacy } from '../../copy/legal/privacy';
import { terms } from '../../copy/legal/terms';
import { LegalText } from './LegalText';
import styles from './LegalText.module.css';

export default function AgreementPage() {
  return (
    <>
      <div className={styles['preface']}>
        <h1 className={styles['title']}>{agreementCopy.title}</h1>
        <p className={styles['lead']}>{agreementCopy.lead}</p>
        <Link to="/signup" className={styles['back']}>
          {agreementCopy.back}
        </Link>
      </div>
      {[terms, privacy, cookies].map((document) => (
        <LegalText key={document.title} document={document} level={2} />
      ))}
    </>
  );
}
