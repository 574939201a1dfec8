/** The header, the footer, or one of their links. */
export interface FramePart {
  /** As a message names it: `The header's link "Puzzles"`. */
  readonly name: string;
  /** Computed properties by their CSS names. */
  readonly look: Readonly<Record<string, string>>;
  readonly isVisible: boolean;
  /** What is in front of a part of the header: `<div class="overlay">`. */
  readonly coveredBy: string | undefined;
}

/** Runs in the page, so it can use nothing from outside. A remote may have a header of its own inside `<main>`. */
export function readFrame(): readonly FramePart[] {
  /** With these, an element hides or changes everything inside it. */
  const EFFECTS = ['opacity', 'filter', 'clip-path', 'mask-image', 'mix-blend-mode', 'content-visibility'];
  const PROPERTIES = [
    ...['display', 'visibility', 'color', 'background-color', 'background-image', 'font-family', 'font-size'],
    ...[
      'font-weight',
      'line-height',
      'letter-spacing',
      'text-indent',
      'text-transform',
      'text-decoration-line',
    ],
    ...['position', 'transform', 'translate', 'scale', 'rotate', 'pointer-events', 'z-index', ...EFFECTS],
  ];
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });

  /** What is in front of the middle of an element. A dialog can be closed. */
  function inFrontOf(element: Element): readonly Element[] {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementsFromPoint(left + width / 2, top + height / 2);
    if (found[0]?.closest('dialog, [aria-modal="true"]')) return [];
    const own = found.findIndex((each) => element.contains(each));
    return found.slice(0, own < 0 ? found.length : own);
  }
  /** Runs while elements without pointer events can be found at a point too. */
  function withAllElements<Result>(run: () => Result): Result {
    const before = [...document.adoptedStyleSheets];
    const all = new CSSStyleSheet();
    all.replaceSync('@layer all { *, ::before, ::after { pointer-events: auto !important } }');
    document.adoptedStyleSheets = [...before, all];
    const result = run();
    document.adoptedStyleSheets = before;
    return result;
  }
  /** Of something around the element, only what it draws before or after its content can be in front. */
  function hides(front: Element, element: Element): boolean {
    if (!front.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (front.matches('img, video, iframe')) return true;
    return [...(front.contains(element) ? [] : ['']), '::before', '::after'].some((part) => {
      const style = getComputedStyle(front, part);
      const isDrawn = part === '' || !['none', 'normal'].includes(style.content);
      const isClear = /^rgba\(.*, 0(\.[0-4]\d*)?\)$/.test(style.backgroundColor);
      return isDrawn && Number(style.opacity) > 0 && (!isClear || style.backgroundImage !== 'none');
    });
  }
  function coverOf(element: Element): string | undefined {
    const [found = withAllElements(() => inFrontOf(element).find((front) => hides(front, element)))] =
      inFrontOf(element);
    return found && (found.cloneNode(false) as Element).outerHTML.replace(/<\/.*/, '');
  }
  /** The header is seen through the effects of everything around it. */
  function lookOf(element: Element, isHeader: boolean): Record<string, string> {
    const own = getComputedStyle(element);
    const look = Object.fromEntries(PROPERTIES.map((name) => [name, own.getPropertyValue(name)]));
    for (let around = element.parentElement; isHeader && around; around = around.parentElement) {
      const style = getComputedStyle(around);
      for (const name of EFFECTS) {
        const key = `${name} of <${around.localName}>`;
        look[key] = [look[key] ?? [], style.getPropertyValue(name)].flat().join(', ');
      }
    }
    return look;
  }
  function read(element: Element, name: string, isHeader: boolean): FramePart {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isInside =
      !isHeader || (left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight);
    const isVisible =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width > 0 &&
      height > 0 &&
      isInside;
    return {
      name,
      look: lookOf(element, isHeader),
      isVisible,
      coveredBy: isVisible && isHeader ? coverOf(element) : undefined,
    };
  }
  return (['header', 'footer'] as const).flatMap((tag) => {
    const part = [...document.querySelectorAll(tag)].find((element) => !element.closest('main'));
    if (!part) return [];
    const links = [...part.querySelectorAll('a, button')].map((link) =>
      read(link, `The ${tag}'s link "${link.textContent?.trim() ?? ''}"`, tag === 'header'),
    );
    return [read(part, `The ${tag}`, tag === 'header'), ...links];
  });
}
