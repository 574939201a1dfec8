import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { PlatformPages } from 'shared-platform';
import { Spinner } from 'shared-ui';
import type { PageName } from '../app/routes';
import { copy as remotesCopy } from '../remotes/copy';

interface Page {
  /** The build's name for the files that it comes in. */
  readonly chunk: string;
  readonly Component: LazyExoticComponent<ComponentType>;
}

function page<Module>(
  chunk: string,
  load: () => Promise<Module>,
  pick: (loaded: Module) => ComponentType,
): Page {
  return { chunk, Component: lazy(async () => ({ default: pick(await load()) })) };
}

const landing = () => import(/* webpackChunkName: "landing" */ './landing/LandingPage');
const legal = () => import(/* webpackChunkName: "legal" */ './legal/legal-pages');
const message = () => import(/* webpackChunkName: "message" */ './message-pages');

/** The shell's own pages: none is in the first bytes, since most visits show none or one. */
export const PAGES: Readonly<Record<PageName, Page>> = {
  landing: page('landing', landing, (loaded) => loaded.LandingPage),
  about: page('legal', legal, (loaded) => loaded.AboutPage),
  privacy: page('legal', legal, (loaded) => loaded.PrivacyPage),
  terms: page('legal', legal, (loaded) => loaded.TermsPage),
  cookies: page('legal', legal, (loaded) => loaded.CookiesPage),
  agreement: page('legal', legal, (loaded) => loaded.AgreementPage),
  notOpenYet: page('message', message, (loaded) => loaded.NotOpenYetPage),
  notFound: page('message', message, (loaded) => loaded.NotFoundPage),
};

export function ShellPage({ name }: { name: PageName }) {
  const { Component } = PAGES[name];
  return (
    <Suspense fallback={<Spinner label={remotesCopy.loading} />}>
      <Component />
    </Suspense>
  );
}

/** The pages that a remote shows at addresses of its own. */
export const PLATFORM_PAGES: PlatformPages = {
  NotFound: () => <ShellPage name="notFound" />,
  NotOpenYet: () => <ShellPage name="notOpenYet" />,
};
