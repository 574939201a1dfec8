import Fraction from 'fraction.js';

type Letters = Readonly<Record<string, Fraction | number>>;

/** The formula has no value: words, relations, unknown letters, or a division by zero. */
class NoValue extends Error {}

/**
 * The exact value of AsciiMath: "3/4 x - 2(x + 1)^2", "7 xx 8 -: 2", "65 %". Independent of the code that reads
 * answers. Irrational roots are approximated by a fraction.
 * @throws NoValue
 */
export function evaluate(math: string, letters: Letters = {}): Fraction {
  const evaluator = new Evaluator(math, letters);
  const value = evaluator.sum();
  evaluator.expectEnd();
  return value;
}

export function valueIn(math: string, letters: Letters = {}): Fraction | undefined {
  try {
    return evaluate(math, letters);
  } catch (error) {
    if (error instanceof NoValue) return undefined;
    throw error;
  }
}

/** @throws NoValue if it is not a formula */
export function read(math: string): string {
  evaluate(math, ANYWHERE);
  return math;
}

export function valueAt(formula: string, letters: Letters): Fraction {
  return evaluate(formula, letters);
}

/** Polynomials with small coefficients are equal if they agree where each letter is a different large number. */
export function equal(one: string, another: string): boolean {
  return evaluate(one, ANYWHERE).equals(evaluate(another, ANYWHERE));
}

const ANYWHERE: Letters = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    10_007 + 10_000_019 * index,
  ]),
);

const TOKEN = /\s*(\d+(?:\.\d+)?|xx|-:|sqrt|[a-z]|[-+*/^()%−×÷·])/giy;

class Evaluator {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(
    private readonly math: string,
    private readonly letters: Letters,
  ) {
    const found = [...math.trim().matchAll(TOKEN)];
    if (found.map(([all]) => all).join('') !== math.trim()) throw new NoValue(math);
    this.tokens = found.map(([, token = '']) =>
      token
        .replace('−', '-')
        .replace(/×|·|\*/, 'xx')
        .replace('÷', '-:'),
    );
  }

  sum(): Fraction {
    let value = this.product();
    for (;;) {
      if (this.take('+')) value = value.add(this.product());
      else if (this.take('-')) value = value.sub(this.product());
      else return value;
    }
  }

  expectEnd() {
    if (this.at < this.tokens.length) throw new NoValue(this.math);
  }

  private product(): Fraction {
    let value = this.fraction();
    for (;;) {
      if (this.take('xx')) value = value.mul(this.fraction());
      else if (this.take('-:')) value = this.divided(value, this.fraction());
      else if (/^([a-z]|\()/i.test(this.next)) value = value.mul(this.fraction());
      else return value;
    }
  }

  /** AsciiMath draws "/" as a fraction bar, so it binds more tightly than other products. */
  private fraction(): Fraction {
    let value = this.signed();
    while (this.take('/')) value = this.divided(value, this.signed());
    return value;
  }

  /** "-3^2" is -9. */
  private signed(): Fraction {
    if (this.take('-')) return this.signed().neg();
    this.take('+');
    return this.power();
  }

  private power(): Fraction {
    let base = this.atom();
    if (this.take('%')) base = base.div(100);
    if (!this.take('^')) return base;
    const exponent = this.take('-') ? this.atom().neg() : this.atom();
    if (base.equals(0) && exponent.lte(0)) throw new NoValue(this.math);
    const value = base.pow(exponent);
    if (!value) throw new NoValue(this.math);
    return value;
  }

  private atom(): Fraction {
    if (this.take('sqrt')) return rootOf(this.atom());
    if (this.take('(')) {
      const value = this.sum();
      if (!this.take(')')) throw new NoValue(this.math);
      return value;
    }
    const token = this.next;
    this.at++;
    if (/^\d/.test(token)) return this.mixed(new Fraction(token));
    const value = this.letters[token];
    if (value === undefined) throw new NoValue(this.math);
    return new Fraction(value);
  }

  /** "1 5/12" */
  private mixed(whole: Fraction): Fraction {
    if (!/^\d+$/.test(this.next)) return whole;
    const over = new Fraction(this.next);
    this.at++;
    if (!this.take('/')) throw new NoValue(this.math);
    return whole.add(this.divided(over, this.atom()));
  }

  private divided(value: Fraction, by: Fraction): Fraction {
    if (by.equals(0)) throw new NoValue(this.math);
    return value.div(by);
  }

  private get next(): string {
    return this.tokens[this.at] ?? '';
  }

  private take(token: string): boolean {
    if (this.next !== token) return false;
    this.at++;
    return true;
  }
}

function rootOf(square: Fraction): Fraction {
  return square.pow(new Fraction(1, 2)) ?? new Fraction(Math.sqrt(Number(square)).toPrecision(15));
}
