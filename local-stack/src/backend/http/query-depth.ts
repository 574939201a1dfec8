/** Deeper than any filter of ours. The parser of @supabase/lite takes the square of the depth, or runs out of stack. */
const MAX_DEPTH = 10;

/** @returns the refusal of a query whose parentheses are nested too deep, as of `or=(and(…))` and `select=a(b(…))` */
export function refusalOfQuery(url: string): Response | undefined {
  let [depth, deepest] = [0, 0];
  for (const sign of queryOf(url)) {
    if (sign === '(') deepest = Math.max(deepest, (depth += 1));
    else if (sign === ')') depth -= 1;
  }
  if (deepest <= MAX_DEPTH) return undefined;
  const message = `The query is nested deeper than ${MAX_DEPTH}.`;
  return Response.json({ code: 'PGRST100', message, details: null, hint: null }, { status: 400 });
}

/** Decoded without a failure: what is not encoded properly counts as it stands. */
const queryOf = (url: string) =>
  url
    .slice(url.indexOf('?') + 1)
    .replaceAll(/%28/g, '(')
    .replaceAll(/%29/g, ')');
