import type { Drawing } from '../../../exercise/drawing';

/** A bar for each name, of as many equal parts as its number; each part is labelled with its worth, if that is given. */
export function ratioBars(shares: readonly (readonly [name: string, parts: number])[], worth = ''): Drawing {
  const words = shares.map(([name, parts]) => `${name} has ${parts}`).join(', ');
  return {
    kind: 'bar-model',
    text: `Bars of equal parts: ${words}.${worth === '' ? '' : ` Each part is ${worth}.`}`,
    bars: shares.map(([label, parts], place) => ({
      label,
      parts: Array.from({ length: parts }, () => ({ size: 1, label: worth, marked: place === 0 })),
    })),
  };
}
