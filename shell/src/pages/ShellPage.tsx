import { loadable, Screen, type Loadable, type PlatformPages } from '@ninefold/platform';
import { Spinner } from '@ninefold/ui';
import { PAGE_CHUNKS, type PageChunk, type PageName } from '../app/routes';
import { copy as remotesCopy } from '../remotes/copy';

/** The shell's own pages are not in the first bytes: most visits show none or one of them. */
const CHUNKS: Readonly<Record<PageChunk, Loadable<{ name: PageName }>>> = {
  landing: loadable(() => import(/* webpackChunkName: "landing" */ './landing/LandingPage')),
  legal: loadable(() => import(/* webpackChunkName: "legal" */ './legal/LegalPage')),
  notFound: loadable(() => import(/* webpackChunkName: "notFound" */ './NotFoundPage')),
};

export function ShellPage({ name }: { name: PageName }) {
  const page = CHUNKS[PAGE_CHUNKS[name]];
  return <Screen of={page} name={name} fallback={<Spinner label={remotesCopy.loading} />} />;
}

/** Never throws: the page itself reports a failure. */
export function preloadPage(name: PageName): Promise<void> {
  return CHUNKS[PAGE_CHUNKS[name]].load().catch(() => undefined);
}

/** The pages that a remote shows at addresses of its own. */
export const PLATFORM_PAGES: PlatformPages = {
  NotFound: () => <ShellPage name="notFound" />,
};
