import { invalidRequest } from './stripe-error';

type FormValue = string | FormValue[] | { [key: string]: FormValue };
type Fields = { [key: string]: FormValue };

const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const INDEX = /^\d*$/;

/**
 * Reads a form-encoded body or query with nested names: `a[b]=1`, `a[0][b]=1`, `a[]=1`.
 * @throws StripeError for a name that cannot be read
 */
export function parseForm(text: string): Fields {
  const form: Fields = Object.create(null) as Fields;
  for (const [name, value] of new URLSearchParams(text)) {
    const [, first, rest] = KEY.exec(name) ?? [];
    if (first === undefined || rest === undefined)
      throw invalidRequest(`Invalid parameter name: ${name}`, name);
    const keys = [...rest.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key ?? '');
    put(form, [first, ...keys], value);
  }
  return asArrays(form) as Fields;
}

function put(into: Fields, [key = '', ...rest]: readonly string[], value: string): void {
  // `a[]` adds to the list: its key is the next number.
  const own = key === '' ? String(Object.keys(into).length) : key;
  if (rest.length === 0) {
    into[own] = value;
    return;
  }
  const inner = into[own];
  const next = typeof inner === 'object' ? (inner as Fields) : (Object.create(null) as Fields);
  into[own] = next;
  put(next, rest, value);
}

/** An object whose keys are all numbers is a list. */
function asArrays(value: FormValue): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, asArrays(inner)] as const);
  if (entries.length > 0 && entries.every(([key]) => INDEX.test(key)))
    return entries.map(([, inner]) => inner);
  return Object.fromEntries(entries);
}
