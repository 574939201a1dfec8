const REGIONAL_INDICATOR_A = 0x1f1e6;

/**
 * @param country ISO 3166-1 alpha-2
 * @returns the flag, or the two letters on systems without flags
 */
export const flagOf = (country: string): string =>
  String.fromCodePoint(...[...country].map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65));
