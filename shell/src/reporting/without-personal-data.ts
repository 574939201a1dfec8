import { isSecretName, redactSecrets } from '@ninefold/contracts/redact-secrets';

/** What may name a person or a purchase, beside secrets. The order counts: whole addresses come first. */
const REPLACED: readonly (readonly [found: RegExp, by: string])[] = [
  // Queries and fragments hold addresses, sessions of a checkout and tokens.
  [/((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, '$1'],
  // What a selector of an element quotes: `Account menu of ada`.
  [/\[(aria-label|title|alt|name)="[^"]*"\]/g, '[$1]'],
  // Five signs of the digest of a password.
  [/(pwnedpasswords\.com\/range\/)\w+/gi, '$1[digest]'],
  // What lets somebody in.
  [/(\/(?:join|challenge)\/)[^\s/"'<>]+/gi, '$1[code]'],
  // A query on its own.
  [/\b(email|username)=[^\s&"'<>]+/gi, '$1=[value]'],
  [/\b(cs|cus|sub|pi|in)_\w{6,}/g, '$1_[id]'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '[id]'],
];

/** To look through more takes so long that the page stands still, and no one reads it. */
const MOST_CHARACTERS = 2_000;

/** Half an address is still an address: the word that is cut goes whole. */
const cut = (text: string) =>
  text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS).replace(/\S*$/, '') : text;

const clean = (text: string) =>
  redactSecrets(REPLACED.reduce((left, [found, by]) => left.replace(found, by), cut(text)));

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

/** Random ids by which the parts of a report find each other, as they are. The client's own objects are not sent. */
const OF_THE_CLIENT = new Set([
  'event_id',
  'trace_id',
  'span_id',
  'parent_span_id',
  'release',
  'sdkProcessingMetadata',
]);

function cleanPart(part: unknown): unknown {
  if (typeof part === 'string') return clean(part);
  if (Array.isArray(part)) return part.map(cleanPart);
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([name]) => !LEFT_OUT.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [clean(name), cleanField(name, value)]));
}

function cleanField(name: string, value: unknown): unknown {
  if (OF_THE_CLIENT.has(name)) return value;
  return isSecretName(name) ? '[value]' : cleanPart(value);
}
