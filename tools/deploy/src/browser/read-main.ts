/** What a person sees of the remote's screen. */
export interface MainState {
  readonly isReady: boolean;
  readonly hasContent: boolean;
  /** It says that it is loading, and nothing else. */
  readonly isLoading: boolean;
  readonly isNotFound: boolean;
  /** What the shell says of a remote that has failed. */
  readonly alert: string | undefined;
}

/**
 * Runs in the page, so it can use nothing from outside. The shell marks its `<main>` when the remote is there, and its
 * page for unknown addresses.
 */
export function readMain(remote: string): MainState {
  const main = document.querySelector('main');
  if (!main) {
    return { isReady: false, hasContent: false, isLoading: false, isNotFound: false, alert: undefined };
  }

  function isVisible(element: Element | null): boolean {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    // Text for screen readers alone has one pixel.
    return width > 1 && height > 1;
  }
  function hasText(): boolean {
    const texts = document.createTreeWalker(main as Element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (textContent?.trim() && isVisible(parentElement)) return true;
    }
    return false;
  }
  /** Its headings and buttons have no period. */
  function alertText(): string | undefined {
    const alert = main?.querySelector<HTMLElement>('[role="alert"]');
    const lines = alert?.innerText.split('\n').map((line) => line.trim());
    return lines
      ?.filter(Boolean)
      .map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
      .join(' ');
  }
  const drawn = [...main.querySelectorAll('img, svg, canvas, video, input')];
  // Shells without the mark have this title.
  const title = main.querySelector('h1')?.textContent?.trim();
  return {
    isReady: main.dataset['remote'] === remote && main.dataset['ready'] === 'true',
    hasContent:
      hasText() ||
      drawn.some(
        (element) => isVisible(element) && !(element instanceof HTMLImageElement && !element.naturalWidth),
      ),
    isLoading:
      /^\W*(loading|please wait)\b\W*$/i.test(main.innerText) &&
      !main.querySelector('a[href], button, input, select, textarea, canvas, video'),
    isNotFound: main.querySelector('[data-not-found]') !== null || title === 'Page Not Found',
    alert: alertText(),
  };
}
