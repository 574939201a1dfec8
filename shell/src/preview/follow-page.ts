import { leavePreviews } from './previews-of-tab';

let takesTokens = false;

/**
 * A link that differs from the page only in its token, because the last one has expired, does not load the page by itself.
 * @param accept resolves when the next page shows what the token allows
 */
export function takeFurtherTokens(accept: (token: string) => Promise<void>): void {
  if (takesTokens) return;
  takesTokens = true;
  window.addEventListener('hashchange', () => {
    const [, token] = /^#preview=(.+)/.exec(location.hash) ?? [];
    if (!token) return;
    history.replaceState(history.state, '', location.origin + location.pathname + location.search);
    accept(token).then(
      () => location.reload(),
      (error: unknown) => console.warn('The token of this preview does not count', error),
    );
  });
}

let endsWithSession = false;

/** What one person may see does not stay on the page of the next one. */
export function endWithSession(email: string | undefined, readEmail: () => string | undefined): void {
  if (endsWithSession) return;
  endsWithSession = true;
  new MutationObserver(() => {
    if (readEmail() !== email) leavePreviews();
  }).observe(document.documentElement, { attributeFilter: ['data-auth'] });
}
