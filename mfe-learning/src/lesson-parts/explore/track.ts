import { valueNear, type Handle } from '@ninefold/learning';

/** Percentages of the drawing's width and height. */
export type Percent = readonly [x: number, y: number];

/** The track of a handle, from its smallest to its largest number. */
export interface Track {
  readonly start: Percent;
  readonly end: Percent;
}

/** Bounds of the drawing in pixels. */
type Stage = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The number nearest to the pointer. */
export function valueAt(handle: Handle, { start, end }: Track, stage: Stage, x: number, y: number): number {
  const inPixels = ([across, down]: Percent) =>
    [stage.left + (across / 100) * stage.width, stage.top + (down / 100) * stage.height] as const;
  const [fromX, fromY] = inPixels(start);
  const [toX, toY] = inPixels(end);
  const [wide, high] = [toX - fromX, toY - fromY];
  const part = ((x - fromX) * wide + (y - fromY) * high) / (wide ** 2 + high ** 2 || 1);
  return valueNear(handle, handle.from + part * (handle.to - handle.from));
}

/** The number after a key press; null for other keys. */
export function valueAfterKey(handle: Handle, value: number, key: string): number | null {
  const { from, to, step = 1 } = handle;
  const page = Math.max(step, (to - from) / 10);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + page,
    PageDown: value - page,
    Home: from,
    End: to,
  };
  const moved = moves[key];
  return moved === undefined ? null : valueNear(handle, moved);
}
