/** What may name a person or open something, wherever it stands. The order counts: whole addresses come first. */
const REPLACED: readonly (readonly [found: RegExp, by: string])[] = [
  // Queries and fragments hold addresses, sessions of a checkout and tokens.
  [/((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, '$1'],
  // What a selector of an element quotes: `Account menu of ada`.
  [/\[(aria-label|title|alt|name)="[^"]*"\]/g, '[$1]'],
  // Five signs of the digest of a password.
  [/(pwnedpasswords\.com\/range\/)\w+/gi, '$1[digest]'],
  [/[^\s@"'<>(),;:=/]+@[^\s@"'<>(),;:=/]+\.[a-z]+/gi, '[email]'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(cs|cus|sub|pi|in)_\w{6,}/g, '$1_[id]'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]'],
];

const clean = (text: string) => REPLACED.reduce((left, [found, by]) => left.replace(found, by), text);

/** Who the person is, and what the browser says about where they come from. */
const LEFT_OUT = new Set(['user', 'cookies', 'Referer', 'query_string', 'http.query', 'http.fragment']);

/**
 * Everything of an event but what is about the person: every text in it is looked at, since any part of a message, of an
 * address or of a breadcrumb may hold an email address or a token.
 */
export function withoutPersonalData<Part>(part: Part): Part {
  return cleanPart(part) as Part;
}

function cleanPart(part: unknown): unknown {
  if (typeof part === 'string') return clean(part);
  if (Array.isArray(part)) return part.map(cleanPart);
  if (!isPlain(part)) return part;
  const kept = Object.entries(part).filter(([name]) => !LEFT_OUT.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, cleanPart(value)]));
}

/** The client's own objects go along as they are: they are not sent. */
const isPlain = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype;
