import { loadable, Screen, type Loadable, type PlatformPages } from '@ninefold/platform';
import { Spinner } from '@ninefold/ui';
import { PAGE_CHUNKS, type PageChunk, type PageName } from '../app/routes';
import { copy as remotesCopy } from '../remotes/copy';
import { loadChunk } from '../updates/load-chunk';

/** The shell's own pages are separate chunks, because most visits show at most one. */
const CHUNKS: Readonly<Record<PageChunk, Loadable<{ name: PageName }>>> = {
  landing: loadable(() => loadChunk(() => import(/* webpackChunkName: "landing" */ './landing/LandingPage'))),
  legal: loadable(() => loadChunk(() => import(/* webpackChunkName: "legal" */ './legal/LegalPage'))),
  notFound: loadable(() => loadChunk(() => import(/* webpackChunkName: "notFound" */ './NotFoundPage'))),
};

export function ShellPage({ name }: { name: PageName }) {
  const page = CHUNKS[PAGE_CHUNKS[name]];
  return <Screen of={page} name={name} fallback={<Spinner label={remotesCopy.loading} />} />;
}

/** Never rejects: the page reports a failure when it is shown. */
export function preloadPage(name: PageName): Promise<void> {
  return CHUNKS[PAGE_CHUNKS[name]].load().catch(() => undefined);
}

/** Shell pages that remotes can show. */
export const PLATFORM_PAGES: PlatformPages = {
  NotFound: () => <ShellPage name="notFound" />,
};
