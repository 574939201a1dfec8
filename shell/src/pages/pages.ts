import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { PageName } from '../app/routes';
import type { PageProps } from './page-props';

interface Page {
  /** The build's name for the files that it comes in. */
  readonly chunk: string;
  readonly Component: LazyExoticComponent<ComponentType<PageProps>>;
}

const legal = () => import(/* webpackChunkName: "legal" */ './legal/legal-pages');

/** The shell's own pages: none is in the first bytes, since most visits show none or one. */
export const PAGES: Readonly<Record<PageName, Page>> = {
  landing: {
    chunk: 'landing',
    Component: lazy(() => import(/* webpackChunkName: "landing" */ './landing/LandingPage')),
  },
  about: { chunk: 'legal', Component: lazy(async () => ({ default: (await legal()).AboutPage })) },
  privacy: { chunk: 'legal', Component: lazy(async () => ({ default: (await legal()).PrivacyPage })) },
  terms: { chunk: 'legal', Component: lazy(async () => ({ default: (await legal()).TermsPage })) },
  cookies: { chunk: 'legal', Component: lazy(async () => ({ default: (await legal()).CookiesPage })) },
  agreement: {
    chunk: 'agreement',
    Component: lazy(() => import(/* webpackChunkName: "agreement" */ './legal/AgreementPage')),
  },
  notOpenYet: {
    chunk: 'not-open-yet',
    Component: lazy(() => import(/* webpackChunkName: "not-open-yet" */ './NotOpenYetPage')),
  },
  notFound: {
    chunk: 'not-found',
    Component: lazy(() => import(/* webpackChunkName: "not-found" */ './NotFoundPage')),
  },
};
