import { about } from '../../copy/legal/about';
import { cookies } from '../../copy/legal/cookies';
import type { LegalDocument } from '../../copy/legal/legal-document';
import { privacy } from '../../copy/legal/privacy';
import { terms } from '../../copy/legal/terms';
import { LegalText } from './LegalText';

function pageOf(document: LegalDocument) {
  return function LegalPage() {
    return <LegalText document={document} level={1} />;
  };
}

export const AboutPage = pageOf(about);
export const TermsPage = pageOf(terms);
export const PrivacyPage = pageOf(privacy);
export const CookiesPage = pageOf(cookies);
