/** Part of the chunk that each page loads after its first screen, since it is needed seconds later. */

/** Longer than a remote that waits for the account shows nothing. */
const CHECK_MS = 5_000;

/** The number of checks in a row after which a remote may not know the address, and load for good. */
const LOADING_CHECKS = 3;

/** What the shell itself says of a remote inside `<main>`. */
const OWN = '[data-instead], [data-slow]';

/** With one of these, a screen has something to offer. */
const USABLE =
  'a[href], button, input, select, textarea, summary, canvas, video, audio, iframe, [tabindex], [contenteditable]';

const BUSY = '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), progress:not([value])';
const LOADING = /^\W*(loading|please wait)\b.{0,300}$/is;

export interface WatchedScreen {
  readonly path: string;
  /** The screen shows nothing. Called repeatedly. */
  readonly onEmpty: (path: string) => void;
  /** For a long time, the screen has only said that it is loading; false when that is over. */
  readonly onSlow: (isSlow: boolean) => void;
  /** The screen shows something after all. */
  readonly onShown: (outcome: 'ready') => void;
}

/**
 * Watches a remote's screen until it shows something.
 * @returns a function that ends it
 */
export function watchScreen({ path, onEmpty, onSlow, onShown }: WatchedScreen): () => void {
  let isReported = false;
  let loadingChecks = 0;
  const timer = setInterval(() => {
    const state = stateOfMain();
    loadingChecks = state === 'loading' ? loadingChecks + 1 : 0;
    if (state === 'empty') onEmpty(path);
    if (loadingChecks === LOADING_CHECKS) onSlow(true);
    isReported ||= state === 'empty' || loadingChecks === LOADING_CHECKS;
    if (state !== 'shown') return;
    clearInterval(timer);
    if (!isReported) return;
    onSlow(false);
    onShown('ready');
  }, CHECK_MS);
  return () => {
    clearInterval(timer);
    if (isReported) onSlow(false);
  };
}

/** In doubt, something is shown: what is drawn with style sheets or inside components cannot be seen from here. */
function stateOfMain(): 'shown' | 'empty' | 'loading' {
  const nodes = [...(document.querySelector('main')?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.matches(OWN)),
  );
  const elements = nodes.flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('*')] : [],
  );
  if (elements.some((element) => element.matches(USABLE) || element.localName.includes('-'))) return 'shown';
  const text = nodes
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();
  if (!text && !elements.some(hasSize)) return 'empty';
  const busy = text ? BUSY : `${BUSY}, [role=status]`;
  return LOADING.test(text) || elements.some((element) => element.matches(busy)) ? 'loading' : 'shown';
}

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
