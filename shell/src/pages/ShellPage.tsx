import { lazy, Suspense } from 'react';
import type { PlatformPages } from 'shared-platform';
import { Spinner } from 'shared-ui';
import { PAGE_CHUNKS, type PageChunk, type PageName } from '../app/routes';
import { copy as remotesCopy } from '../remotes/copy';

/** The shell's own pages are not in the first bytes: most visits show none or one of them. */
const CHUNKS = {
  landing: lazy(() => import(/* webpackChunkName: "landing" */ './landing/LandingPage')),
  legal: lazy(() => import(/* webpackChunkName: "legal" */ './legal/LegalPage')),
  message: lazy(() => import(/* webpackChunkName: "message" */ './MessagePage')),
} satisfies Record<PageChunk, unknown>;

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
