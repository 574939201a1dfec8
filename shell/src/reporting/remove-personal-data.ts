import { isSecretName, redactSecrets } from '@ninefold/contracts/redact-secrets';

/**
 * Patterns that may identify a person or a purchase, in addition to secrets. Order matters: full addresses come first.
 */
const REPLACED: readonly (readonly [found: RegExp, by: string])[] = [
  // Queries and fragments contain email addresses, checkout sessions and tokens.
  [/((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, '$1'],
  // Quoted text in element selectors, such as `Account menu of ada`.
  [/\[(aria-label|title|alt|name)="[^"]*"\]/g, '[$1]'],
  // Five characters of a password's digest.
  [/(pwnedpasswords\.com\/range\/)\w+/gi, '$1[digest]'],
  // Invitation codes.
  [/(\/(?:join|challenge)\/)[^\s/"'<>]+/gi, '$1[code]'],
  // A query without a path.
  [/\b(email|username)=[^\s&"'<>]+/gi, '$1=[value]'],
  [/\b(cs|cus|sub|pi|in)_\w{6,}/g, '$1_[id]'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '[id]'],
];

/** Processing longer texts would block the page, and nobody reads them. */
const MAX_CHARACTERS = 2_000;

/** Removes the word that is cut, because half an address still identifies a person. */
const cut = (text: string) =>
  text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS).replace(/\S*$/, '') : text;

const clean = (text: string) =>
  redactSecrets(REPLACED.reduce((left, [found, by]) => left.replace(found, by), cut(text)));

/**
 * The user, and what the browser reveals about them. `extra` contains all fields of uncaught errors, including rows
 * quoted by database errors.
 */
const REMOVED_FIELDS = new Set([
  'user',
  'extra',
  'cookies',
  'Referer',
  'query_string',
  'http.query',
  'http.fragment',
]);

/**
 * Removes personal data from an event. Every text is processed, because any message, URL or breadcrumb may contain an
 * email address or a token.
 */
export function removePersonalData<Part>(part: Part): Part {
  return cleanPart(part) as Part;
}

/** Random ids that connect the parts of a report, which stay unchanged. The client's own objects are not sent. */
const CLIENT_FIELDS = new Set([
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
  const kept = Object.entries(part).filter(([name]) => !REMOVED_FIELDS.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [clean(name), cleanField(name, value)]));
}

function cleanField(name: string, value: unknown): unknown {
  if (CLIENT_FIELDS.has(name)) return value;
  return isSecretName(name) ? '[value]' : cleanPart(value);
}
