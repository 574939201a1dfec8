/**
 * Secrets and personal data with a recognizable format. No pattern starts at a word boundary, because `%3Dsk_live_…`
 * has none.
 */
const SHAPES: readonly (readonly [found: RegExp, by: string])[] = [
  // Signed tokens and JSON in base64, which start with `{"`; encoded twice they start with `eyJ`.
  [/(?:eyJ|ZXlK)[\w+/=-]{5,}(?:(?:\.|%2E)[\w-]*)*/g, '[token]'],
  [/(sb_(?:secret|publishable)_|[sr]k_(?:live|test)_|whsec_)[\w+/=-]+/g, '$1[key]'],
  [/cs_(?:live|test)_\w+/g, 'cs_[id]'],
  // The purchase id of a browser, as stored in the database.
  [/guest:[0-9a-f-]{36}/gi, 'guest:[id]'],
  // Turnstile tokens.
  [/[01]\.[\w-]{20,}(?:\.[\w-]+)*/g, '[token]'],
  [/(Bearer(?:\s|%20|\+)+)[^\s"'\\,&<>]+/gi, '$1[token]'],
  // bcrypt hashes.
  [
    /(?:\$|%(?:25)*24)2[abxy](?:\$|%(?:25)*24)\d\d(?:\$|%(?:25)*24)(?:[./A-Za-z0-9]|%(?:25)*2F){53}/g,
    '[hash]',
  ],
  // Digests and random tokens.
  [/[0-9a-f]{32,}/gi, '[token]'],
  // The secret of an invitation or a challenge: no i, l, o and u.
  [/[0-9a-hjkmnp-tv-z]{26,}/gi, '[code]'],
  // A typed code has capitals and digits, and is not the end of another word.
  [
    /(^|[^\p{L}\p{N}_]|%[0-9A-F]{2}|\\[nrt])(?=[A-Z-]{0,8}\d)(?=[\d-]{0,8}[A-Z])[2-9CDFHJKMNPQRTVWX]{4}-?[2-9CDFHJKMNPQRTVWX]{4}(?![\p{L}\p{N}_])/gu,
    '$1[code]',
  ],
  // Credentials in a database URL.
  [/(\w{1,20}:\/\/)[^\s/@"'<>]{1,300}@/g, '$1[credentials]@'],
  [
    /[^\s@"'`<>()[\]{},;:=/&?\\]{1,100}(?:@|%(?:25)*40)[\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}[\p{L}\p{N}-]*/giu,
    '[email]',
  ],
];

/** Of a person: the database quotes values of a row in its messages, and people choose these names. */
const PERSONAL_NAMES = 'username|(?:first|last|display|student)[ _-]?name';

/** Names of secrets without a recognizable format. `Invalid Refresh Token: Already used` is not a secret. */
const NAMES = [
  'password|passwd|passphrase|pwd',
  'secret(?:[_-]?key)?',
  'token(?:[_-]?hash)?(?!: [A-Z][a-z]+ [A-Za-z])',
  '(?:api|admin|invite)[_-]?key',
  'turnstile[_-]response',
  'otp',
  '(?:session|purchase)[_-]?id',
  PERSONAL_NAMES,
].join('|');
const HEADER_NAMES = 'authorization|cookie';

/** Quotes of JSON, code or markup. Nested JSON has backslashes before them. */
const MARK = '["\'`]|&quot;|&#34;';
const QUOTE = `\\\\*(?:${MARK})`;

/**
 * A quoted value ends at a quote with as many backslashes as the opening one. A backslash inside the value is doubled
 * by each level of JSON.
 */
const QUOTED = new RegExp(
  `((?:${NAMES}|${HEADER_NAMES})(?:${QUOTE})?\\s*(?:=>?|:|,)\\s*(?:\\[\\s*)?(\\\\*)(${MARK}))(?:\\2\\2\\\\\\\\|(?!\\2\\3)\\\\*[^\\\\\\n])*`,
  'gi',
);

/** `Password "hunter2" is weak`. Not for tokens: a parser writes `Unexpected token '<'`. */
const SPACED = new RegExp(
  `(\\b(?:password|passwd|passphrase|pwd|${PERSONAL_NAMES})\\s{1,3}(?:(?:is|was)\\s{1,3})?)(?:(\\\\*)(${MARK})(?!\\s*[,:}\\]])(?:\\2\\2\\\\\\\\|(?!\\2\\3)\\\\*[^\\\\\\n])*\\2\\3|[“„«‘][^”“»’\\n]*[”“»’])`,
  'gi',
);

/** What Postgres quotes of a row. */
const ROW_VALUES: readonly RegExp[] = [
  /(\bkey \(.{1,200}?\)=\()(?!\[[a-z]+\]\))(?:.{0,500}?(?=\) (?:already|is|conflicts)\b)|[^)\n]*)/gi,
  /(\bfailing row contains \().{0,2000}?(?=\)(?:\.(?:\s|$|\\|["'])|\\*["'](?:[,}\]]|$)|\s*$))/gim,
];

const HEADER = new RegExp(`((?:${HEADER_NAMES})\\s*[=:]\\s*)(?!\\[)[^\\r\\n"'\`\\\\]+`, 'gi');

/** An unquoted value. JSON punctuation ends it, and empty or nested JSON is not a value. */
const BARE = new RegExp(
  `(${NAMES}|\\bcode(?==))(${QUOTE})?(\\s*[=:]\\s*)(?!(?:null|true|false)\\b|\\[(?:value|id|token|email)\\]|[[{](?:["\\\\]|[\\]}](?:[,}\\]\\s]|$)))(?:[^\\s&"'\`<>\\\\,}\\]]|\\\\+(?!["'\`\\\\])|[,}\\]]+(?![",}\\]\\s]|$))+`,
  'gi',
);

/** In a URL, or in a URL inside another one. */
const ENCODED = new RegExp(
  `((?:${NAMES}|code)(?:%(?:25)*(?:22|5C))*%(?:25)*3[AD](?:%(?:25)*(?:20|22|5C))*)[^\\s&"<>\\\\]+`,
  'gi',
);

/** The six-digit code of a mail. */
const CODE = /\b((?:code|otp|token)(?:\\*["'])?(?: is|:|=)?\s*(?:\\*["'])?)\d{6}\b/gi;

/** A code of eight characters in small letters, which only its name tells from a digest. */
const NAMED_CODE =
  /(code(?:\\*["'])?(?: is|:|=)?\s{0,3}(?:\\*["'])?)(?!PGRST)(?=[a-z \-–]{0,9}\d)(?=[\d \-–]{0,9}[a-z])[2-9b-df-hjkmnp-tv-xz]{4}[ \-–]?[2-9b-df-hjkmnp-tv-xz]{4}(?![\p{L}\p{N}_])/giu;

const WHOLE_NAME = new RegExp(`(?:${NAMES}|${HEADER_NAMES})$`, 'i');

export const isSecretName = (name: string): boolean => WHOLE_NAME.test(name);

/**
 * Redacts keys, tokens, codes, passwords, names and email addresses. Finds them by their format or by the name before them, in
 * JSON (nested too), URLs and headers. JSON stays valid.
 */
export function redactSecrets(text: string): string {
  const named = text
    .replace(QUOTED, '$1[value]')
    .replace(HEADER, '$1[value]')
    .replace(BARE, (_, name: string, quote: string | undefined = '', separator: string) =>
      [name, quote, separator, quote, '[value]', quote].join(''),
    )
    .replace(ENCODED, '$1[value]')
    .replace(CODE, (_, before: string) => `${before}000000`)
    .replace(NAMED_CODE, '$1[code]')
    .replace(SPACED, '$1[value]');
  const shaped = SHAPES.reduce((left, [found, by]) => left.replace(found, by), named);
  return ROW_VALUES.reduce((left, found) => left.replace(found, '$1[value]'), shaped);
}
