/**
 * Remembers the focused link, or `<main>`, of the static page.
 * @returns a function that focuses what has replaced it, unless something else has the focus
 */
export function keepFocus(container: HTMLElement): () => void {
  const focused = container.querySelector<HTMLElement>(':focus');
  // Several links can lead to the same address.
  const alike = (): (HTMLElement | null)[] => [
    ...container.querySelectorAll<HTMLElement>(`main, a[href="${focused?.getAttribute('href')}"]`),
  ];
  const place = alike().indexOf(focused);
  return () => {
    if (document.activeElement === document.body) alike()[place]?.focus({ preventScroll: true });
  };
}
