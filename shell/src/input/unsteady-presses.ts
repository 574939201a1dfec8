import { isOver } from '@ninefold/web/pointer';

/** Links keep the long press, which opens their menu. */
const PRESSABLE =
  'button, label, summary, input[type="checkbox"], input[type="radio"], [role="gridcell"], [role="button"]';
const OTHERS = 'a, input, textarea, select, [contenteditable]';
/**
 * Up to this, every browser makes a click of a press with one finger. Chrome's limits are 8 to 15 pixels and 500
 * milliseconds.
 */
const STEADY_PX = 5;
const STEADY_MS = 300;
/**
 * How long after the release, and how far from it, the browser's own click may come. Browsers make none of a press that
 * moves more than 15 pixels, and Chrome moves the click by up to 16, onto a control beside a wide finger.
 */
const OWN_CLICK_MS = 700;
const OWN_CLICK_PX = 32;

interface Press {
  readonly down: PointerEvent;
  /** null elsewhere, as where the other hand rests. */
  readonly element: HTMLElement | null;
  readonly scrollY: number;
  isSteady: boolean;
}

/**
 * Makes a click of each press with a finger or pen that is released on the element where it started, even if it moved, was
 * slow, or overlapped with another one. Browsers do that for mice only. A press that scrolls does not count.
 * @returns a function that stops it
 */
export function countUnsteadyPresses(root: EventTarget): () => void {
  const presses = new Map<number, Press>();
  /** Releases that were turned into a click. */
  let counted: readonly PointerEvent[] = [];

  const handlers: Readonly<Record<string, (event: PointerEvent) => void>> = {
    pointerdown(down) {
      if (down.pointerType === 'mouse' || down.button !== 0) return;
      const element = pressableAt(down);
      for (const press of presses.values()) press.isSteady = false;
      presses.set(down.pointerId, { down, element, scrollY, isSteady: presses.size === 0 });
    },
    pointermove({ pointerId, clientX, clientY }) {
      const press = presses.get(pointerId);
      if (!press) return;
      const { down } = press;
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > STEADY_PX) press.isSteady = false;
    },
    pointerup(event) {
      const press = presses.get(event.pointerId);
      presses.delete(event.pointerId);
      // Any later click here belongs to this press.
      counted = counted.filter((release) => !isNear(release, event));
      if (!press?.element || (press.isSteady && event.timeStamp - press.down.timeStamp < STEADY_MS)) return;
      if (press.scrollY !== scrollY || !isOver(press.element, event)) return;
      counted = [...counted, event];
      focusAsByMouse(press.element, press.down);
      press.element.click();
    },
    pointercancel({ pointerId }) {
      presses.delete(pointerId);
    },
    // The browser may press as well, by then on another control: a click of ours may have opened a dialog under the finger.
    mousedown(event) {
      if (ownPressOf(event)) ignore(event);
    },
    click(event) {
      const release = ownPressOf(event);
      if (!release) return;
      counted = counted.filter((other) => other !== release);
      ignore(event);
    },
    // A slow press would open the menu and be canceled.
    contextmenu(event) {
      const element = pressableAt(event);
      if (element && [...presses.values()].some((press) => press.element === element)) event.preventDefault();
    },
  };
  /** The release that the browser's event repeats. Clicks by keyboard have no detail. */
  const ownPressOf = (event: MouseEvent) =>
    event.isTrusted && event.detail > 0
      ? counted.find(
          (release) => isNear(release, event) && event.timeStamp - release.timeStamp < OWN_CLICK_MS,
        )
      : undefined;
  const handle = (event: Event) => handlers[event.type]?.(event as PointerEvent);

  for (const type of Object.keys(handlers)) root.addEventListener(type, handle, true);
  return () => {
    for (const type of Object.keys(handlers)) root.removeEventListener(type, handle, true);
  };
}

/** A link or text field in a label is not part of it: it opens, or shows the menu of its text. */
function pressableAt(event: Event): HTMLElement | null {
  const [target] = event.composedPath();
  const control = target instanceof Element ? target.closest<HTMLElement>(`${PRESSABLE}, ${OTHERS}`) : null;
  return control?.matches(PRESSABLE) ? control : null;
}

const isNear = (one: MouseEvent, other: MouseEvent): boolean =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= OWN_CLICK_PX;

/** Browsers focus what a finger presses, unless the key of a keypad prevents it. */
function focusAsByMouse(element: HTMLElement, down: PointerEvent): void {
  const mouseDown = new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true });
  if (!down.defaultPrevented && element.dispatchEvent(mouseDown)) element.focus({ preventScroll: true });
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
