import { typedCharacters } from '@ninefold/contracts';
import type { copy } from './copy';

export const COLOR_DIGITS = 6;
/** A color is edited as six uppercase hex digits without `#`. */
export const COLOR_PATTERN = /^[0-9A-F]{6}$/;

export const PROFILE_COLORS = {
  blue: '3B82F6',
  indigo: '6366F1',
  violet: '8B5CF6',
  purple: 'A855F7',
  pink: 'EC4899',
  rose: 'F43F5E',
  red: 'EF4444',
  orange: 'F97316',
  amber: 'F59E0B',
  yellow: 'EAB308',
  lime: '84CC16',
  green: '22C55E',
  emerald: '10B981',
  teal: '14B8A6',
  cyan: '06B6D4',
  slate: '64748B',
} as const satisfies Record<keyof typeof copy.colors, string>;

/** @returns the hex digits of the typed text, in any script; a pasted color may include `#` or `0x` */
export function hexDigits(typed: string): string {
  return typedCharacters(typed)
    .replace(/^ *0x/i, '')
    .replace(/[^0-9a-f]/gi, '')
    .slice(0, COLOR_DIGITS)
    .toUpperCase();
}

/** @returns black or white, whichever contrasts more with the color (WCAG relative luminance) */
export function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000' : '#fff';
}
