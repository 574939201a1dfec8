import type { Scale } from '@ninefold/learning';

/** Maps a range of numbers to a range of the drawing. */
export function scaleOf(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** About `count` round numbers inside a range. */
export function roundTicks(from: number, to: number, about: number): number[] {
  const step = roundStep(from, to, about);
  return steps(Math.ceil(from / step - 1e-9) * step, to, step);
}

/** An axis that extends to round numbers beyond both ends. */
export function roundScale(low: number, high: number, about: number): Scale {
  const step = roundStep(low, high, about);
  return {
    from: tidied(Math.floor(low / step + 1e-9) * step),
    to: tidied(Math.ceil(high / step - 1e-9) * step),
    step,
  };
}

function roundStep(from: number, to: number, about: number): number {
  const rough = (to - from || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough - 1e-9) ?? 10) * power;
}

/** `from`, `from + step` and so on, up to `to`. */
export function steps(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => tidied(from + index * step));
}

const tidied = (value: number) => Number(value.toPrecision(12));
