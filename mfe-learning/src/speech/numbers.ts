import { copy } from './copy';
import type { Tokens } from './tokens';

const { numbers, parts, powers } = copy;

/** Small numbers are words and others digits, as in print. */
export const spokenNumber = (digits: string): string => numbers[Number(digits)] ?? digits;

/** "three fourths", "negative seven twelfths"; null if the parts have no name. */
export function spokenFraction(top: Tokens, bottom: Tokens): string | null {
  const [over, under] = [integerIn(top), integerIn(bottom)];
  const part = under === null ? undefined : parts[under - 2];
  if (over === null || part === undefined) return null;
  if (over === 1) return `${numbers[1]} ${part}`;
  return `${spokenNumber(String(over))} ${part === parts[0] ? copy.halves : `${part}s`}`;
}

/** @param words the exponent, spoken */
export function spokenPower(exponent: Tokens, words: string): string {
  const power = integerIn(exponent);
  if (power === 2) return copy.squared;
  if (power === 3) return copy.cubed;
  const ordinal = power === null ? undefined : powers[power - 4];
  if (ordinal !== undefined) return copy.power(ordinal);
  return copy.powerOf(exponent.length > 2 ? copy.group(words) : words);
}

function integerIn(tokens: Tokens): number | null {
  const [token] = tokens;
  return tokens.length === 1 && token?.kind === 'number' && /^\d+$/.test(token.text)
    ? Number(token.text)
    : null;
}
