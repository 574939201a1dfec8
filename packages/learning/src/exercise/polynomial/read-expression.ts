import Fraction from 'fraction.js';
import { plainSigns } from '../plain-signs';
import type { Expression } from './expression';

const LARGEST_EXPONENT = 99;

/** Internal: the text is not an expression. */
class Unreadable extends Error {}

/**
 * Reads "3x + 4", "-2(x − 3)²", "xy/2 + 1.5": variables are single letters, products need no sign, divisors are
 * numbers. null for anything else, including "x2", which is ambiguous.
 */
export function readExpression(text: string): Expression | null {
  const reader = new Reader(tokensOf(text));
  try {
    const expression = reader.sum();
    return reader.atEnd ? expression : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function tokensOf(text: string): string[] {
  const plain = plainSigns(text)
    .toLowerCase()
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/[.,;]$/, '')
    .replace(/[\d.,]+/g, decimalComma);
  return plain.match(/\d+(\.\d+)?|\.\d+|\S/g) ?? [];
}

/** The comma of "1,250x" may separate thousands, so the text is unreadable. */
function decimalComma(number: string): string {
  return /^[1-9]\d{0,2},\d{3}$/.test(number) ? number : number.replace(/^(\d+),(\d+)$/, '$1.$2');
}

/** Recursive descent: a sum of products of powers. */
class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  get atEnd(): boolean {
    return this.at === this.tokens.length;
  }

  sum(): Expression {
    const terms = [this.signed()];
    for (;;) {
      if (this.take('+')) terms.push(this.product());
      else if (this.take('-')) terms.push({ kind: 'negative', of: this.product() });
      else return terms.length === 1 && terms[0] ? terms[0] : { kind: 'sum', terms };
    }
  }

  private signed(): Expression {
    if (this.take('-')) return { kind: 'negative', of: this.product() };
    this.take('+');
    return this.product();
  }

  private product(): Expression {
    let factors = [this.power()];
    for (;;) {
      if (this.take('*'))
        factors.push(this.take('-') ? { kind: 'negative', of: this.power() } : this.power());
      else if (this.take('/')) factors = divided(factors, this.divisor());
      else if (/^[a-z(]/.test(this.next)) factors.push(this.power());
      else return factors.length === 1 && factors[0] ? factors[0] : { kind: 'product', factors };
    }
  }

  private power(): Expression {
    const base = this.atom();
    if (!this.take('^')) return base;
    const inBrackets = this.take('(');
    const exponent = Number(this.number());
    if (inBrackets) this.expect(')');
    if (!Number.isInteger(exponent) || exponent > LARGEST_EXPONENT) throw new Unreadable();
    return { kind: 'power', base, exponent };
  }

  private atom(): Expression {
    if (this.take('(')) {
      const inside = this.sum();
      this.expect(')');
      return inside;
    }
    if (!/^[a-z]$/.test(this.next)) return { kind: 'number', value: this.number() };
    const name = this.next;
    this.at++;
    return { kind: 'variable', name };
  }

  /** "/4", "/(4)" or "/-4". */
  private divisor(): Fraction {
    const inBrackets = this.take('(');
    const sign = this.take('-') ? -1 : 1;
    const size = this.number();
    if (inBrackets) this.expect(')');
    return size.mul(sign);
  }

  private number(): Fraction {
    if (!/^[\d.]+$/.test(this.next) || this.next === '.') throw new Unreadable();
    return new Fraction(this.tokens[this.at++] ?? '');
  }

  private get next(): string {
    return this.tokens[this.at] ?? '';
  }

  private take(token: string): boolean {
    if (this.next !== token) return false;
    this.at++;
    return true;
  }

  private expect(token: string) {
    if (!this.take(token)) throw new Unreadable();
  }
}

/** "3x/4", "(3x)/4" and "3/4 x" are all a number times x. */
function divided(given: readonly Expression[], by: Fraction): Expression[] {
  if (by.equals(0)) throw new Unreadable();
  const factors = given.flatMap((factor) => (factor.kind === 'product' ? factor.factors : [factor]));
  const [only] = factors;
  if (only?.kind === 'negative' && factors.length === 1)
    return [{ kind: 'negative', of: { kind: 'product', factors: divided([only.of], by) } }];
  const place = factors.findIndex(({ kind }) => kind === 'number');
  const number = factors[place];
  if (number?.kind !== 'number') return [{ kind: 'number', value: by.inverse() }, ...factors];
  return factors.map((factor, index) =>
    index === place ? { kind: 'number', value: number.value.div(by) } : factor,
  );
}
