interface Raised {
  readonly hint: string;
  readonly code: string;
}

/** An error, or a refusal that is returned as a value. */
const RAISE = /(?:using errcode = |private\.refusal_response\()'(\w+)', (?:hint = )?'([\w-]+)'/g;
const CALL = /\b((?:public|private)\.\w+)\s*\(/g;
const BLOCK = /\bbegin\b((?:(?!\bbegin\b)[\s\S])*?)\bexception\s+when\b([\s\S]*?)\bthen\b/g;

/** Condition of an exception handler → the SQLSTATEs that it catches. */
const CONDITIONS: Readonly<Record<string, RegExp>> = {
  data_exception: /^22/,
  insufficient_privilege: /^42501$/,
  raise_exception: /^P0001$/,
  unique_violation: /^23505$/,
};

const isCaught = (code: string, conditions: string) =>
  conditions.includes(`'${code}'`) ||
  Object.entries(CONDITIONS).some(([name, codes]) => conditions.includes(name) && codes.test(code));

/** The body of each function that a script defines once, without comments. */
function bodiesOf(sql: string): ReadonlyMap<string, string> {
  const definitions = sql.matchAll(/^create function (\w+\.\w+)\s*\([\s\S]*?\bas \$\$([\s\S]*?)\$\$;/gm);
  return new Map([...definitions].map(([, name = '', body = '']) => [name, body.replaceAll(/--.*/g, '')]));
}

/** What the functions of a script raise, read from their bodies and those of the functions that they call. */
export function raisedHints(sql: string) {
  const bodies = bodiesOf(sql);

  function raisedIn(text: string, callers: readonly string[]): Raised[] {
    const own = [...text.matchAll(RAISE)].map(([, code = '', hint = '']) => ({ code, hint }));
    const called = [...text.matchAll(CALL)].flatMap(([, name = '']) =>
      callers.includes(name) ? [] : raisedBy(name, callers),
    );
    return [...own, ...called];
  }

  /** What leaves a function: its handlers keep what they catch. */
  function raisedBy(name: string, callers: readonly string[] = []): Raised[] {
    const body = bodies.get(name) ?? '';
    const within = [...callers, name];
    const guarded = [...body.matchAll(BLOCK)].flatMap(([, text = '', conditions = '']) =>
      raisedIn(text, within).filter(({ code }) => !isCaught(code, conditions)),
    );
    return [...raisedIn(body.replaceAll(BLOCK, ' '), within), ...guarded];
  }

  function caughtBy(name: string): Raised[] {
    return [...(bodies.get(name) ?? '').matchAll(BLOCK)].flatMap(([, text = '', conditions = '']) =>
      raisedIn(text, [name]).filter(({ code }) => isCaught(code, conditions)),
    );
  }

  const hintsOf = (raised: readonly Raised[]) => [...new Set(raised.map(({ hint }) => hint))].sort();
  return {
    /** The hints of the errors that leave a function. */
    by: (name: string) => hintsOf(raisedBy(name)),
    /** The hints of the errors that a function catches. */
    caughtBy: (name: string) => hintsOf(caughtBy(name)),
    /** Every hint with its SQLSTATE. */
    all: [...sql.matchAll(RAISE)].map(([, code = '', hint = '']): Raised => ({ code, hint })),
  };
}
