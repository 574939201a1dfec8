import Fraction from 'fraction.js';

/**
 * The values of a decimal whose digits repeat: "0.(6)", "0.6̅", "0.666..." and "0.6 repeating". "0.18 repeating" can
 * repeat one digit or both. Empty for other texts.
 */
export function repeatingDecimals(text: string): Fraction[] {
  const [, whole = '', rest] = /^(\d*)[.,](.*)$/.exec(text) ?? [];
  if (rest === undefined) return [];
  return splits(rest).map(([once, repeated]) => new Fraction(`${whole || '0'}.${once}(${repeated})`));
}

/** The digits that occur once, and those that repeat. */
function splits(decimals: string): (readonly [string, string])[] {
  const marked = /^(\d*)\((\d+)\)$/.exec(decimals) ?? /^(\d*?)((?:\d[\u0304\u0305])+)$/.exec(decimals);
  if (marked) return [[marked[1] ?? '', (marked[2] ?? '').replace(/\D/g, '')]];
  const dotted = /^(\d*?)(\d+?)\2+ ?\.\.\.$/.exec(decimals) ?? /^(\d*)(\d) ?\.\.\.$/.exec(decimals);
  if (dotted) return [[dotted[1] ?? '', dotted[2] ?? '']];
  const digits = /^(\d+) (?:repeating|repeated|recurring)$/i.exec(decimals)?.[1];
  if (digits === undefined) return [];
  return Array.from(
    { length: digits.length },
    (_, once) => [digits.slice(0, once), digits.slice(once)] as const,
  );
}
