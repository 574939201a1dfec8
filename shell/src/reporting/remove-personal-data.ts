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
  // Refresh tokens: 12 lowercase letters and digits, or 20 and more of both cases. Parts of paths and file names are kept.
  [/(^|[^\w./-])(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{12}(?![\w/-]|\.\w)/g, '$1[token]'],
  // With letters of no digest, and digits in two places: not a file name, so also after a dot, a slash or a hyphen.
  [/(^|\W)(?=[a-z\d]*[g-z])(?=[a-z]*\d+[a-z]+\d)[a-z\d]{12}(?!\w|\.\w)/g, '$1[token]'],
  [/(^|[^\w./-])(?=[\w-]*\d[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}(?![\w/-]|\.\w)/g, '$1[token]'],
  // Addresses of devices, but not a machine's own, and no version of a browser.
  [
    /(^|[^\w:.])(?=(?:[\da-f]|:|%3A)*\d)(?=(?:[\da-f]|:|%3A)*?(?:::|%3A%3A)|(?:[\da-f]{1,4}(?::|%3A)){7})(?:[23f][\da-f]{3}|(?=::ffff:|%3A%3Affff%3A))(?:(?::|%3A){1,2}[\da-f]{1,4}){0,7}(?:::)?(?:\.\d{1,3}){0,3}(?![\w:])/gi,
    '$1[address]',
  ],
  [
    /(^|[^\w./-])(?!127\.|0\.|\d+\.\d+\.0\.0)(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w-]|\.\d)/g,
    '$1[address]',
  ],
  // Phone and card numbers with the digits of any script, but not dates. International ones have at least seven digits.
  [/[+＋](?:[\s().\-–/]{0,3}\p{Nd}){7,15}/gu, '[number]'],
  // One that starts with 0 may have a letter after it.
  [/(^|[^\p{L}\p{Nd}./:_-])\(?0\p{Nd}(?:[ .\u00A0\-–/()]{0,2}\p{Nd}){7,17}(?!\p{Nd})/gu, '$1[number]'],
  // What is called a phone number may be short.
  [
    /((?:phone|mobile|(?:^|\P{L})(?:telefon|t[eé]l|handy|fax))(?:[_ ]?(?:number|no|nr))?(?:[^\p{L}\p{Nd}]|%\p{Nd}[\p{Nd}A-F]){1,8})\p{Nd}(?:[ \u00A0\-–/]{0,2}\p{Nd}){4,18}/giu,
    '$1[number]',
  ],
  [
    /(^|[^\p{L}\p{Nd}./:_-])(?!\p{Nd}{4}-\p{Nd}\p{Nd}-\p{Nd}\p{Nd})\(?\p{Nd}(?:[ .\u00A0\-–/()]{0,2}\p{Nd}){8,18}(?![\p{L}\p{Nd}])/gu,
    '$1[number]',
  ],
  // The American form without an area code, unless it is a range such as 200-1500.
  [/(^|[^\p{L}\p{Nd}./:_-])[2-9]\d\d[-–](?!\d\d00)\d{4}(?![\p{L}\p{Nd}-])/gu, '$1[number]'],
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
