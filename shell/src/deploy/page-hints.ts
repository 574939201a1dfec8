import { screenOf } from '../app/find-route';
import { PAGE_CHUNKS, type AppRoute } from '../app/routes';
import type { Deployment } from './deployment';

/** A file that the page will need before it can be used. */
export interface Hint {
  readonly href: string;
  readonly as: 'script' | 'style' | 'fetch' | 'font';
  /** Must match the later request, otherwise the file is downloaded twice. */
  readonly crossOrigin: boolean;
}

const script = (href: string): Hint => ({ href, as: 'script', crossOrigin: true });
const json = (href: string): Hint => ({ href, as: 'fetch', crossOrigin: true });

/** Files to preload for a route, before the code that requests them has loaded. */
export function pageHints(route: AppRoute, { shellFiles, remotes }: Deployment): readonly Hint[] {
  // Every visitor gets the same page, which is generated for guests.
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
    // The page itself links its style sheets.
    for (const file of shellFiles[PAGE_CHUNKS[screen.page]] ?? []) {
      // Chunks of the page's own origin are requested without CORS.
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
 * Whether the page preloads the heading font even on the first visit. Text pages do; on a remote's screen, the font
 * would compete with its code.
 */
export const showsWebFont = (route: AppRoute): boolean => screenOf(route, { status: 'out' }).kind === 'page';
