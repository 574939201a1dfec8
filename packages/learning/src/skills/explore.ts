import type { DrawingData } from '../exercise/drawing';
import type { Text } from '../exercise/text';

/** A slider. Its values are `from`, `from + step` and so on, up to `to`. */
export interface Handle {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  /** 1 if missing. */
  readonly step?: number;
  /** Written directly after the number: "%", " cm". */
  readonly unit?: string;
}

/** A place in the numbers of the drawing: on a number line `[value, 0]`, in a bar `[length, bar]`. */
export type HandlePlace = readonly [x: number, y: number];

/**
 * An interactive figure: a drawing that the reader changes, and a sentence about it. The functions get the value of each
 * handle, in the order of `handles`.
 */
export interface Explore {
  /** What to do and what to look for. */
  readonly question: Text;
  readonly handles: readonly Handle[];
  show(...values: number[]): DrawingData;
  /** One or two short sentences about these values. They also describe the drawing in words. */
  says(...values: number[]): Text;
  /** Where the first handles are in the drawing. The others have a track below it. */
  at?(...values: number[]): readonly HandlePlace[];
}

/** The values of a handle, all of them. */
export function valuesOf({ from, to, step = 1 }: Handle): number[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => tidied(from + index * step));
}

/** The nearest value of a handle. */
export function valueNear({ from, to, step = 1 }: Handle, value: number): number {
  return tidied(Math.min(to, Math.max(from, from + Math.round((value - from) / step) * step)));
}

/** Without the rounding errors of binary fractions. */
const tidied = (value: number) => Number(value.toFixed(6));
