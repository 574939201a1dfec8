import { screenOf } from '../app/find-route';
import { PAGE_CHUNKS, type AppRoute } from '../app/routes';
import type { DeployedRemote, Deployment } from './deployment';

/** A file that the page will need before it can be used. */
export interface Hint {
  readonly href: string;
  readonly as: 'script' | 'style' | 'fetch' | 'font';
  /** Must match the later request, otherwise the file is downloaded twice. */
  readonly crossOrigin: boolean;
}

const script = (href: string): Hint => ({ href, as: 'script', crossOrigin: true });
const style = (href: string): Hint => ({ href, as: 'style', crossOrigin: true });
const json = (href: string): Hint => ({ href, as: 'fetch', crossOrigin: true });

/** Chunks of the page's own origin are requested without CORS. */
const ownScripts = (files: readonly string[] = []): readonly Hint[] =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ href: `/${file}`, as: 'script', crossOrigin: false }));

/** The prefix of the remotes of other teams. */
const APPS = '/apps';

/**
 * Files to preload for a route, before the code that requests them has loaded.
 * @param path the path of the page, which may be below the route's prefix
 */
export function pageHints(
  route: AppRoute,
  path: string,
  { shellFiles, remotes }: Deployment,
): readonly Hint[] {
  // Every visitor gets the same page, which is generated for guests.
  const screen = screenOf(route, { status: 'out' });
  const hints: Hint[] = [json('/config.json')];
  if (screen.kind === 'remote') {
    hints.push(json('/remotes.json'));
    if (route.path.startsWith(`${APPS}/`)) {
      hints.push(json(`/remotes/${screen.remote}.json`), ...ownScripts(shellFiles['apps']));
    }
    const remote = remotes[screen.remote];
    if (remote) {
      hints.push(json(remote.manifest), ...remote.scripts.map(script));
      hints.push(...remote.styles.map(style));
      hints.push(
        ...filesOfScreen(remote, path).map((href) => (href.endsWith('.css') ? style : script)(href)),
      );
    }
  } else {
    // The page itself links its style sheets. An app may be newer than its page.
    const chunk = route.path === APPS ? 'apps' : PAGE_CHUNKS[screen.page];
    hints.push(...ownScripts(shellFiles[chunk]));
  }
  const fonts = showsWebFont(route) ? ['figures', 'letters'] : ['figures'];
  for (const file of shellFiles['main'] ?? []) {
    if (fonts.some((font) => file.startsWith(`${font}.`)))
      hints.push({ href: `/${file}`, as: 'font', crossOrigin: true });
  }
  // A file may be needed by the remote's first file and by its screen.
  return hints.filter(({ href }, at) => hints.findIndex((hint) => hint.href === href) === at);
}

/** The longest prefix decides, unless the path itself is listed. */
function filesOfScreen({ screens }: DeployedRemote, path: string): readonly string[] {
  const prefixes = Object.keys(screens).filter((prefix) => prefix.endsWith('/') && path.startsWith(prefix));
  const [longest = ''] = prefixes.sort((one, other) => other.length - one.length);
  return (screens[path] ?? screens[longest])?.files ?? [];
}

/**
 * Whether the page preloads the heading font even on the first visit. Text pages do; on a remote's screen, the font
 * would compete with its code.
 */
export const showsWebFont = (route: AppRoute): boolean => screenOf(route, { status: 'out' }).kind === 'page';
