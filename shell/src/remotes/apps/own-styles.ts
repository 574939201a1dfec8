import { createElement, useInsertionEffect } from 'react';
import type { RemoteApp } from '@ninefold/platform';
import { rememberPage, showSheets, trackSheets } from './page-styles';

/** Apps by the URL that their files start with, and whether each is on the screen. */
const apps = new Map<string, boolean>();

/** What each link says itself. */
const ownMedia = new WeakMap<HTMLLinkElement, string>();

let observer: MutationObserver | undefined;

/**
 * Applies the style sheets of an app only while it is shown: their class names may be those of another screen.
 * @param base what the URLs of its files start with
 * @param isAlone whether no other remote is on its origin. Otherwise, files at the root are not scoped, because they may
 *   belong to others
 */
export function trackStyles(base: string, isAlone = false): void {
  trackSheets(base);
  if (!isAlone && new URL(base).pathname === '/') return;
  if (!apps.has(base)) apps.set(base, false);
  // Lazy files bring style sheets later, perhaps after the app has been left.
  observer ??= new MutationObserver(update);
  for (const parent of [document.head, document.body]) observer.observe(parent, { childList: true });
  update();
}

/** The app with its style sheets, which are disabled when it is left. The page then looks as it did before. */
export function withScopedStyles(App: RemoteApp, base: string): RemoteApp {
  showSheets(base, false);
  return function Scoped(props) {
    // Before the app's own effects, which may measure.
    useInsertionEffect(() => {
      const restorePage = rememberPage();
      show(base, true);
      return () => {
        show(base, false);
        // At once, because the next app remembers the page in the same commit.
        restorePage();
      };
    }, []);
    return createElement(App, props);
  };
}

function show(base: string, isShown: boolean): void {
  showSheets(base, isShown);
  if (!apps.has(base)) return;
  apps.set(base, isShown);
  update();
}

/** `media` keeps a loaded sheet; `disabled` would request it again. */
function update(): void {
  // A build that was uploaded by hand may be above the folders of others.
  const longestFirst = [...apps].sort(([one], [other]) => other.length - one.length);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const app = longestFirst.find(([base]) => link.href.startsWith(base));
    if (!app) continue;
    if (!ownMedia.has(link)) ownMedia.set(link, link.media);
    const media = app[1] ? (ownMedia.get(link) ?? '') : 'not all';
    if (link.media !== media) link.media = media;
  }
}
