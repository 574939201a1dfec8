/** What a log must not have, and what stands there in its place. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  // Email addresses, also as part of a web address; the name and password of a database's address too.
  [/[^\s"'`<>()[\]{}=:,;/&?]+(?:@|%40)[\p{L}\p{N}][\p{L}\p{N}.-]*/gu, '…@…'],
  // Passwords as bcrypt stores them.
  [/\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}/g, '…'],
  // Sessions.
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…'],
  [/\b(sb_secret_|sb_publishable_|sk_test_|sk_live_|whsec_)\w+/g, '$1…'],
  [
    /\b((?:access_|refresh_)?token(?:_hash)?|code|password|apikey)(["']?\s*[=:]\s*["']?)[^&\s"',}]+/gi,
    '$1$2…',
  ],
  // Digests and random tokens.
  [/\b[0-9a-f]{32,}\b/gi, '…'],
];

/** A line for a log, without what belongs to a person or opens something: addresses, hashes, tokens and keys. */
export const redacted = (line: string): string =>
  REPLACED.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), line);
