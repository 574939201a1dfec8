/** What opens something, or names a person, by its own look. No shape begins at the edge of a word: `%3Dsk_live_…` has none. */
const SHAPES: readonly (readonly [found: RegExp, by: string])[] = [
  // A signed token or a part of one, and JSON in base64: both begin with `{"`. In base64 once more they begin with `eyJ`.
  [/(?:eyJ|ZXlK)[\w+/=-]{5,}(?:(?:\.|%2E)[\w-]*)*/g, '[token]'],
  [/(sb_(?:secret|publishable)_|[sr]k_(?:live|test)_|whsec_)[\w+/=-]+/g, '$1[key]'],
  [/cs_(?:live|test)_\w+/g, 'cs_[id]'],
  // The browser that began a purchase, as the database has it.
  [/guest:[0-9a-f-]{36}/gi, 'guest:[id]'],
  // Of Turnstile.
  [/[01]\.[\w-]{20,}(?:\.[\w-]+)*/g, '[token]'],
  [/(Bearer(?:\s|%20|\+)+)[^\s"'\\,&<>]+/gi, '$1[token]'],
  // Passwords as bcrypt stores them.
  [
    /(?:\$|%(?:25)*24)2[abxy](?:\$|%(?:25)*24)\d\d(?:\$|%(?:25)*24)(?:[./A-Za-z0-9]|%(?:25)*2F){53}/g,
    '[hash]',
  ],
  // Digests and random tokens.
  [/[0-9a-f]{32,}/gi, '[token]'],
  // The name and the password of a database's address.
  [/(\w{1,20}:\/\/)[^\s/@"'<>]{1,300}@/g, '$1[credentials]@'],
  [
    /[^\s@"'`<>()[\]{},;:=/&?\\]{1,100}(?:@|%(?:25)*40)[\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}[\p{L}\p{N}-]*/giu,
    '[email]',
  ],
];

/** Names of what has no look of its own. `Invalid Refresh Token: Already used` is a sentence. */
const NAMES = [
  'password|passwd|passphrase|pwd',
  'secret(?:[_-]?key)?',
  'token(?:[_-]?hash)?(?!: [A-Z][a-z]+ [A-Za-z])',
  '(?:api|admin|invite)[_-]?key',
  'turnstile[_-]response',
  'otp',
  '(?:session|purchase)[_-]?id',
].join('|');
const HEADER_NAMES = 'authorization|cookie';

/** Of JSON, of code, of a page. In JSON within JSON there are backslashes before it. */
const MARK = '["\'`]|&quot;|&#34;';
const QUOTE = `\\\\*(?:${MARK})`;

/**
 * A quoted value ends at the quote that began it, with as many backslashes. A backslash in the value is two of them there,
 * and twice as many in each further JSON around it.
 */
const QUOTED = new RegExp(
  `((?:${NAMES}|${HEADER_NAMES})(?:${QUOTE})?\\s*(?:=>?|:|,)\\s*(?:\\[\\s*)?(\\\\*)(${MARK}))(?:\\2\\2\\\\\\\\|(?!\\2\\3)\\\\*[^\\\\\\n])*`,
  'gi',
);

/** The line of a header, to its end. */
const HEADER = new RegExp(`((?:${HEADER_NAMES})\\s*[=:]\\s*)(?!\\[)[^\\r\\n"'\`\\\\]+`, 'gi');

/** A value without quotes. What ends a part of JSON ends it too, and a part of JSON that is empty or has parts is none. */
const BARE = new RegExp(
  `(${NAMES}|\\bcode(?==))(${QUOTE})?(\\s*[=:]\\s*)(?!(?:null|true|false)\\b|\\[(?:value|id|token|email)\\]|[[{](?:["\\\\]|[\\]}](?:[,}\\]\\s]|$)))(?:[^\\s&"'\`<>\\\\,}\\]]|\\\\+(?!["'\`\\\\])|[,}\\]]+(?![",}\\]\\s]|$))+`,
  'gi',
);

/** In an address, or in an address that is the value in another one. */
const ENCODED = new RegExp(
  `((?:${NAMES}|code)(?:%(?:25)*(?:22|5C))*%(?:25)*3[AD](?:%(?:25)*(?:20|22|5C))*)[^\\s&"<>\\\\]+`,
  'gi',
);

/** The six digits of a mail. */
const CODE = /\b((?:code|otp|token)(?:\\*["'])?(?: is|:|=)?\s*(?:\\*["'])?)\d{6}\b/gi;

const WHOLE_NAME = new RegExp(`(?:${NAMES}|${HEADER_NAMES})$`, 'i');

/** Whether the value of a field of that name is a secret, whatever it looks like. */
export const isSecretName = (name: string): boolean => WHOLE_NAME.test(name);

/**
 * A text without what opens something or names a person: keys, tokens, codes, passwords, email addresses. Each is found by
 * its look, or by the name before it: in JSON, in JSON within JSON, in an address, in the line of a header. JSON stays JSON.
 */
export function redactSecrets(text: string): string {
  const named = text
    .replace(QUOTED, '$1[value]')
    .replace(HEADER, '$1[value]')
    .replace(BARE, (_, name: string, quote: string | undefined = '', separator: string) =>
      [name, quote, separator, quote, '[value]', quote].join(''),
    )
    .replace(ENCODED, '$1[value]')
    .replace(CODE, (_, before: string) => `${before}000000`);
  return SHAPES.reduce((left, [found, by]) => left.replace(found, by), named);
}
