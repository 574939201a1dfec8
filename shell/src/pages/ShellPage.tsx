import { lazy, Suspense } from 'react';
import type { PlatformPages } from 'shared-platform';
import { Spinner } from 'shared-ui';
import type { PageName } from '../app/routes';
import { copy as remotesCopy } from '../remotes/copy';

/** The shell's own pages, by the chunk that they come in: none is in the first bytes, since most visits show none or one. */
const CHUNKS = {
  landing: lazy(() => import(/* webpackChunkName: "landing" */ './landing/LandingPage')),
  legal: lazy(() => import(/* webpackChunkName: "legal" */ './legal/LegalPage')),
  message: lazy(() => import(/* webpackChunkName: "message" */ './MessagePage')),
};

/** The chunk of each page. */
export const PAGE_CHUNKS = {
  landing: 'landing',
  about: 'legal',
  privacy: 'legal',
  terms: 'legal',
  cookies: 'legal',
  agreement: 'legal',
  notOpenYet: 'message',
  notFound: 'message',
} as const satisfies Record<PageName, keyof typeof CHUNKS>;

export function ShellPage({ name }: { name: PageName }) {
  const Page = CHUNKS[PAGE_CHUNKS[name]];
  return (
    <Suspense fallback={<Spinner label={remotesCopy.loading} />}>
      <Page name={name} />
    </Suspense>
  );
}

/** The pages that a remote shows at addresses of its own. */
export const PLATFORM_PAGES: PlatformPages = {
  NotFound: () => <ShellPage name="notFound" />,
  NotOpenYet: () => <ShellPage name="notOpenYet" />,
};
