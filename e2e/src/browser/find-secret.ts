/** Personal texts of this test file that must not be stored: addresses, passwords, names. */
const secrets = new Set<string>(['Lovelace']);

/** From now on, no page of this file may store this text. */
export const registerSecret = (...texts: readonly string[]) => texts.forEach((text) => secrets.add(text));

/** A session, one of its tokens by name, or the token of a link. */
const TOKEN = /eyJ[\w-]+\.[\w-]+|\b(access_|refresh_)?token(_hash)?["']?[=:]["']?[\w-]{8,}/;

/** Possible base64, in both alphabets. */
const ENCODED = /[\w+/-]{8,}={0,2}/g;

/** The text itself, its percent-decoded form, and what its base64 parts decode to. */
function readings(text: string): string[] {
  const plain = text.replaceAll(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
  const hidden = [...plain.matchAll(ENCODED)].map(([found]) => Buffer.from(found, 'base64').toString());
  return [plain, ...hidden];
}

/** @returns the secret found in a text, even when it is lightly encoded */
export function secretIn(text: string): string | undefined {
  const all = readings(text);
  const found = [...secrets].find((secret) => all.some((reading) => reading.includes(secret)));
  return found ?? TOKEN.exec(all[0] ?? '')?.[0];
}
