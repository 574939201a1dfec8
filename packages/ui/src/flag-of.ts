const REGIONAL_INDICATOR_A = 0x1f1e6;

/** @param country ISO 3166-1, two capitals @returns its flag, or its letters where the system draws none */
export const flagOf = (country: string): string =>
  String.fromCodePoint(...[...country].map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65));
