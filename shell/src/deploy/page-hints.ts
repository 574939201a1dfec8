import { screenOf } from '../app/find-route';
import { PAGE_CHUNKS, type AppRoute } from '../app/routes';
import type { Deployment } from './deployment';

/** A file that the page will need before it can be used. */
export interface Hint {
  readonly href: string;
  readonly as: 'script' | 'style' | 'fetch' | 'font';
  /** As in the later request: a hint that differs in this is a second download. */
  readonly crossOrigin: boolean;
}

const script = (href: string): Hint => ({ href, as: 'script', crossOrigin: true });
const json = (href: string): Hint => ({ href, as: 'fetch', crossOrigin: true });

/** What to load at once for a route, before the files that request it are there. */
export function pageHints(route: AppRoute, { shellFiles, remotes }: Deployment): readonly Hint[] {
  // One page for every visitor, written for a guest.
  const screen = screenOf(route, { status: 'out' });
  const hints: Hint[] = [json('/config.json')];
  if (screen.kind === 'remote') {
    hints.push(json('/remotes.json'));
    const remote = remotes[screen.remote];
    if (remote) {
      hints.push(json(remote.manifest), ...remote.scripts.map(script));
      hints.push(...remote.styles.map((href): Hint => ({ href, as: 'style', crossOrigin: true })));
    }
  } else {
    // Its style sheets are in the page itself.
    for (const file of shellFiles[PAGE_CHUNKS[screen.page]] ?? []) {
      // The build requests chunks of its own origin without CORS.
      if (file.endsWith('.js')) hints.push({ href: `/${file}`, as: 'script', crossOrigin: false });
    }
  }
  for (const file of shellFiles['main'] ?? []) {
    const isNeeded = showsWebFont(route) || !file.startsWith('letters.');
    if (file.endsWith('.woff2') && isNeeded) hints.push({ href: `/${file}`, as: 'font', crossOrigin: true });
  }
  return hints;
}

/**
 * Whether the page waits for the font of the headings, also at the first visit: the headings of a text are its
 * face. On a screen of a remote they would share the line with its code.
 */
export const showsWebFont = (route: AppRoute): boolean => screenOf(route, { status: 'out' }).kind === 'page';
