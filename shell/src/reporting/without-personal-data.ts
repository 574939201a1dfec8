/** What may name a person or open something, wherever it stands. The order counts: whole addresses come first. */
const REPLACED: readonly (readonly [found: RegExp, by: string])[] = [
  // Queries and fragments hold addresses, sessions of a checkout and tokens.
  [/((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, '$1'],
  // What a selector of an element quotes: `Account menu of ada`.
  [/\[(aria-label|title|alt|name)="[^"]*"\]/g, '[$1]'],
  // Five signs of the digest of a password.
  [/(pwnedpasswords\.com\/range\/)\w+/gi, '$1[digest]'],
  // A query or a fragment on its own.
  [
    /\b(access_token|refresh_token|token_hash|token|code|session_id|email|username|password)=[^\s&"'<>]+/gi,
    '$1=[value]',
  ],
  [/[^\s@"'<>(),;:=/%]+(@|%40)[^\s@"'<>(),;:=/%]+\.[\p{L}]+/giu, '[email]'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(cs|cus|sub|pi|in)_\w{6,}/g, '$1_[id]'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]'],
];

/** To look through more takes so long that the page stands still, and no one reads it. */
const MOST_CHARACTERS = 2_000;

/** Half an address is still an address: the word that is cut goes whole. */
const cut = (text: string) =>
  text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS).replace(/\S*$/, '') : text;

const clean = (text: string) => REPLACED.reduce((left, [found, by]) => left.replace(found, by), cut(text));

/**
 * Who the person is, and what the browser says about where they come from. `extra` is what was thrown and not caught, with
 * all its fields: of a refusal of the database also the row that it quotes.
 */
const LEFT_OUT = new Set([
  'user',
  'extra',
  'cookies',
  'Referer',
  'query_string',
  'http.query',
  'http.fragment',
]);

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
