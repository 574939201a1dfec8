import { isOver } from '@ninefold/web/pointer';
import type { PlayState } from './play-state';
import type { GridPlay } from './use-grid-play';

const PULSE_MS = 500;

interface Drag {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly source: HTMLElement;
  readonly digit: number;
  /** The digit's cell; null for a digit of the keypad. */
  readonly from: number | null;
  /** The digit under the pointer, once the press is a drag. */
  preview: HTMLElement | null;
}

interface Scroll extends Pick<Drag, 'pointerId' | 'source'> {
  /** Where the finger is. */
  y: number;
  /** Scrolling starts when the finger leaves the cell. */
  hasLeft: boolean;
}

/**
 * Dragging: a digit moves onto a cell, from the keypad or from another cell. A used digit on the keypad shows
 * and drags its cell. A drag starts when the pointer leaves the key or cell: hands that shake stay within it. A cell
 * without a digit to drag scrolls the page instead. Loaded after the first grid.
 * @param surface contains the grid and the keypad
 * @returns a function that detaches it
 */
export function attachPointerPlay(surface: HTMLElement, play: Pick<GridPlay, 'get' | 'drop'>): () => void {
  let drag: Drag | null = null;
  let scroll: Scroll | null = null;
  let target: HTMLElement | null = null;
  const cells = () => [...surface.querySelectorAll<HTMLElement>('[role="gridcell"]')];

  function begin(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || play.get().solved) return;
    const key = keyAt(surface, event);
    const used = key && cells()[play.get().cells.indexOf(digitIn(key))];
    // The selected cell's own digit stays enabled, to clear it.
    if (used && key?.disabled) pulse(used);
    const cell =
      used ??
      (event.target instanceof Element ? event.target.closest<HTMLElement>('[role="gridcell"]') : null);
    const from = cell ? cells().indexOf(cell) : null;
    const source = key ?? cell;
    if (!source) return;
    const { pointerId, clientX: x, clientY: y } = event;
    if (from !== null && !isMovable(play.get(), from)) {
      if (!key && ['touch', 'pen'].includes(event.pointerType))
        scroll = { pointerId, y, source, hasLeft: false };
      return;
    }
    drag = { pointerId, x, y, source, digit: digitIn(source), from, preview: null };
  }

  function go(event: PointerEvent): void {
    const { pointerId, clientX, clientY } = event;
    if (scroll?.pointerId === pointerId) {
      scroll.hasLeft ||= !isOver(scroll.source, event);
      if (scroll.hasLeft) window.scrollBy({ top: scroll.y - clientY, behavior: 'instant' });
      scroll.y = clientY;
    }
    if (!drag || drag.pointerId !== pointerId) return;
    const [x, y] = [clientX - drag.x, clientY - drag.y];
    if (!drag.preview && isOver(drag.source, event)) return;
    drag.preview ??= surface.appendChild(previewOf(drag.source));
    drag.preview.style.translate = `${x}px ${y}px`;
    drag.source.dataset['dragged'] = '';
    mark(cells().find((cell) => cell !== drag?.source && isOver(cell, event)) ?? null);
  }

  function mark(next: HTMLElement | null): void {
    if (target) delete target.dataset['drop'];
    target = next?.dataset['state'] === 'given' ? null : next;
    if (target) target.dataset['drop'] = '';
  }

  function end(event: PointerEvent): void {
    if (scroll?.pointerId === event.pointerId) scroll = null;
    if (!drag || drag.pointerId !== event.pointerId) return;
    const { from, digit, preview, source } = drag;
    const to = target ? cells().indexOf(target) : -1;
    stop();
    // Back where it started, it is a press.
    if (!preview || isOver(source, event)) return;
    // The click after a drag must do nothing.
    surface.addEventListener('click', swallow, { capture: true });
    setTimeout(() => surface.removeEventListener('click', swallow, { capture: true }));
    if (to < 0 || event.type !== 'pointerup') return;
    play.drop(from === null ? { type: 'put', cell: to, digit } : { type: 'swap', from, to });
  }

  function stop(): void {
    mark(null);
    drag?.preview?.remove();
    if (drag) delete drag.source.dataset['dragged'];
    drag = null;
  }

  surface.addEventListener('pointerdown', begin);
  window.addEventListener('pointermove', go);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  return () => {
    stop();
    surface.removeEventListener('pointerdown', begin);
    window.removeEventListener('pointermove', go);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
}

const digitIn = (element: HTMLElement): number => Number(element.textContent);

const isMovable = ({ cells, givens }: PlayState, cell: number): boolean => !!cells[cell] && !givens[cell];

/**
 * The digit key under the pointer, by position because browsers report presses on disabled buttons differently.
 */
function keyAt(surface: HTMLElement, event: PointerEvent): HTMLButtonElement | undefined {
  const { target } = event;
  const keys = [...surface.querySelectorAll<HTMLButtonElement>('button[data-digit]')];
  return (
    keys.find((key) => target instanceof Node && key.contains(target)) ??
    keys.find((key) => key.disabled && isOver(key, event))
  );
}

function previewOf(source: HTMLElement): HTMLElement {
  const { left, top, width, height } = source.getBoundingClientRect();
  const preview = source.cloneNode(true) as HTMLElement;
  for (const name of ['role', 'tabindex', 'data-testid', 'aria-label', 'disabled'])
    preview.removeAttribute(name);
  preview.setAttribute('aria-hidden', 'true');
  preview.dataset['preview'] = '';
  const box = { left, top, width, height };
  for (const [side, pixels] of Object.entries(box)) preview.style.setProperty(side, `${pixels}px`);
  return preview;
}

function pulse(cell: HTMLElement): void {
  cell.dataset['pulse'] = '';
  setTimeout(() => delete cell.dataset['pulse'], PULSE_MS);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
