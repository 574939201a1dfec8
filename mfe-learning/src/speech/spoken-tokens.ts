import { unitName } from '@ninefold/learning';
import { copy } from './copy';
import { spokenFraction, spokenNumber, spokenPower } from './numbers';
import type { Token, Tokens } from './tokens';

/** @param continues the row follows another one, as the second line of a long formula does */
export const spokenRow = (tokens: Tokens, continues = false): string =>
  spokenTokens(isList(tokens) ? tokens.map(inDigits) : tokens, continues);

/** Data and coordinates keep their digits, which are easier to compare. */
const isList = (tokens: Tokens): boolean =>
  tokens.every((token, index) => {
    const before = tokens[index - 1];
    return token.kind === 'number' || isComma(token) || (isMinus(token) && (!before || isComma(before)));
  });

const inDigits = (token: Token): Token => (token.kind === 'number' ? { ...token, kind: 'words' } : token);

const isMinus = (token: Token): boolean => token.kind === 'sign' && token.text === '−';

function spokenTokens(tokens: Tokens, continues = false): string {
  const words: string[] = [];
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const isAfterValue = before ? isValue(before) : continues;
    if (before && isProduct(before, token)) words.push(copy.times);
    if (before && isMixed(before, token)) words.push(copy.and);
    if (before?.kind === 'number' && token.kind === 'bar') words.push(copy.with);
    const isArgument = before?.kind === 'letter' && isFunction(before.text) && token.kind === 'group';
    words.push(isArgument ? spokenTokens(token.inside) : spoken(token, isAfterValue, tokens[index + 1]));
  });
  return words.join(' ').replaceAll(' ,', ',');
}

function spoken(token: Token, isAfterValue: boolean, next: Token | undefined): string {
  switch (token.kind) {
    case 'number':
      return spokenNumber(token.text);
    case 'letter':
      return spokenLetter(token.text, next);
    case 'words':
      return token.text === '?' ? copy.blank : unitName(token.text);
    case 'sign':
      return spokenSign(token.text, isAfterValue);
    case 'group':
      return spokenGroup(token.inside);
    case 'root': {
      const inside = spokenTokens(token.inside);
      return isSimple(token.inside) ? copy.root(inside) : copy.longRoot(inside);
    }
    case 'bar': {
      const inside = spokenTokens(token.inside);
      return token.inside[0]?.kind === 'number' ? copy.repeating(inside) : copy.bar(inside);
    }
    case 'index':
      return copy.sub(spokenTokens(token.first), spokenTokens(token.second));
    case 'power':
      return `${spokenBase(token.first)} ${spokenPower(token.second, spokenTokens(token.second))}`;
    case 'fraction':
      return spokenQuotient(token, next);
  }
}

function spokenSign(sign: string, isAfterValue: boolean): string {
  if (isAfterValue) return copy.signs[sign] ?? sign;
  if (sign === '…') return copy.blank;
  return sign === '−' ? copy.negative : (copy.signs[sign] ?? sign);
}

function spokenLetter(letter: string, next: Token | undefined): string {
  if (isFunction(letter) && next?.kind === 'group')
    return letter === 'P' ? copy.probability : copy.of(letter);
  return copy.letters[letter] ?? letter;
}

/** Parentheses are read where they matter: around sums, not around "(−3)" or coordinates. */
function spokenGroup(inside: Tokens): string {
  if (inside.some(isComma)) return spokenRow(inside).replaceAll(', ', ` ${copy.comma} `);
  const words = spokenTokens(inside);
  return isPlain(inside) ? words : copy.group(words);
}

const isComma = (token: Token): boolean => token.kind === 'sign' && token.text === ',';

/** The base of a power keeps parentheses around a negative number. */
function spokenBase(base: Tokens): string {
  const [group] = base;
  if (group?.kind !== 'group' || isUnsigned(group.inside)) return spokenTokens(base);
  return copy.group(spokenTokens(group.inside));
}

function spokenQuotient(
  { first, second }: Extract<Token, { first: Tokens }>,
  next: Token | undefined,
): string {
  const asParts = spokenFraction(first, second);
  if (asParts !== null) return asParts;
  const [top, bottom] = [spokenTokens(first), spokenTokens(second)];
  if (isPlain(first) && isPlain(second)) return copy.over(top, bottom);
  const whole = copy.fraction(top, bottom);
  return next && next.kind !== 'sign' ? `${whole} ${copy.endFraction}` : whole;
}

/** A single number, letter or word. */
const isSimple = (tokens: Tokens): boolean =>
  tokens.length === 1 && tokens.every(({ kind }) => kind !== 'group' && kind !== 'sign');

const isUnsigned = ([token, ...rest]: Tokens): boolean =>
  rest.length === 0 && (token?.kind === 'number' || token?.kind === 'letter');

/** The same with a sign, or a product such as "2a". */
function isPlain(tokens: Tokens): boolean {
  const [first, ...rest] = tokens;
  const unsigned = first && isMinus(first) ? rest : tokens;
  return (
    unsigned.every(({ kind }) => ['number', 'letter', 'words', 'index'].includes(kind)) || isSimple(unsigned)
  );
}

const isFunction = (letter: string): boolean => 'Pfg'.includes(letter);

const isValue = (token: Token): boolean => token.kind !== 'sign' || token.text === '!' || token.text === '%';

/** "3(x + 2)" and "(x + 1)(x + 2)" are products; "f(x)" is not. */
function isProduct(before: Token, token: Token): boolean {
  if (!isValue(before) || !isValue(token) || token.kind === 'words' || before.kind === 'words') return false;
  if (before.kind === 'letter' && isFunction(before.text)) return false;
  return startsWithGroup(token) || startsWithGroup(before);
}

const startsWithGroup = (token: Token): boolean =>
  token.kind === 'group' || (token.kind === 'power' && token.first[0]?.kind === 'group');

/** "2 1/3" */
const isMixed = (before: Token, token: Token): boolean =>
  before.kind === 'number' && token.kind === 'fraction' && spokenFraction(token.first, token.second) !== null;
