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
  const PROPERTIES = [
    ...['display', 'visibility', 'opacity', 'color', 'background-color', 'font-family', 'font-size'],
    ...['position', 'transform', 'pointer-events', 'z-index'],
  ];
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });

  function coverOf(element: Element): string | undefined {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    // A dialog can be closed.
    if (!found || element.contains(found) || found.closest('dialog, [aria-modal="true"]')) return undefined;
    return (found.cloneNode(false) as Element).outerHTML.replace(/<\/.*/, '');
  }
  function read(element: Element, name: string, isHeader: boolean): FramePart {
    const style = getComputedStyle(element);
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
      look: Object.fromEntries(PROPERTIES.map((property) => [property, style.getPropertyValue(property)])),
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
