import { PALETTE, type Color } from './palette';

/** The only font of the renderer, so that pictures look the same on every machine. */
export const FONT_FAMILY = 'Fraunces';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Escapes text for SVG and HTML, including attributes in double quotes. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Omits undefined attributes. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`)
    .join('');
  return `<${name}${written}>${children}</${name}>`;
}

export const group = (x: number, y: number, ...children: readonly string[]): string =>
  element('g', { transform: `translate(${x} ${y})` }, children.join(''));

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx?: number;
}

export interface Paint {
  readonly fill?: Color | 'none';
  readonly stroke?: Color;
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

const painted = ({ fill = 'none', stroke, strokeWidth, opacity }: Paint): Attributes => ({
  fill: fill === 'none' ? fill : PALETTE[fill],
  stroke: stroke && PALETTE[stroke],
  'stroke-width': strokeWidth,
  opacity,
});

export const box = ({ x, y, width, height, rx }: Box, paint: Paint): string =>
  element('rect', { x, y, width, height, rx, ...painted(paint) });

export const path = (d: string, paint: Paint): string => element('path', { d, ...painted(paint) });

export interface TextOptions {
  readonly size: number;
  readonly color?: Color;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** One line of text with its baseline at `y`. */
export const text = (
  words: string,
  x: number,
  y: number,
  { size, color = 'ink', anchor = 'start' }: TextOptions,
): string =>
  element(
    'text',
    {
      x,
      y,
      'font-size': size,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill: PALETTE[color],
    },
    escapeMarkup(words),
  );

/** Relative to the size of the text. */
const SIGN_WIDTH = 0.66;

/**
 * The sign of a game or a target: `Σ`, `×` or both. Drawn as paths, because the font has no Σ.
 * @param x the right end
 */
export function signBefore(sign: string, x: number, y: number, size: number, color: Color): string {
  const letters = [...sign];
  return letters
    .map((letter, index) => {
      const left = x - (letters.length - index) * SIGN_WIDTH * size;
      return letter === 'Σ'
        ? sigma(left, y, size, color)
        : text(letter, left + (SIGN_WIDTH * size) / 2, y, { size, color, anchor: 'middle' });
    })
    .join('');
}

export const signWidth = (sign: string, size: number): number => [...sign].length * SIGN_WIDTH * size;

function sigma(x: number, y: number, size: number, color: Color): string {
  const at = (right: number, up: number) => `${x + right * size} ${y - up * size}`;
  const d = `M${at(0.55, 0.54)}V${y - 0.68 * size}H${x + 0.08 * size}L${at(0.34, 0.34)}L${at(0.08, 0)}H${x + 0.55 * size}V${y - 0.14 * size}`;
  return path(d, { stroke: color, strokeWidth: 0.075 * size });
}
