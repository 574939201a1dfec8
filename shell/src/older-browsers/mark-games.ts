/** Marks the document while it shows a game, for style sheets that cannot ask with `:has([data-playing])`: Firefox 115 to 120. */
export function markGames(): void {
  const mark = () =>
    document.documentElement.toggleAttribute('data-shows-game', !!document.querySelector('[data-playing]'));
  mark();
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
}
