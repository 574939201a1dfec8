/** Texts of the people of this test file that nothing may keep: addresses, passwords, names. */
const secrets = new Set<string>(['Lovelace']);

/** From now on, no page of this file may keep this text. */
export const keepSecret = (...texts: readonly string[]) => texts.forEach((text) => secrets.add(text));

/** A session, one of its tokens by name, or the token of a link. */
const TOKEN = /eyJ[\w-]+\.[\w-]+|\b(access_|refresh_)?token(_hash)?["']?[=:]["']?[\w-]{8,}/;

/** What may be base64, in both alphabets. */
const ENCODED = /[\w+/-]{8,}={0,2}/g;

/** The text as it stands, with percent signs decoded, and what is left of it when base64 is taken for what it hides. */
function readings(text: string): string[] {
  const plain = text.replaceAll(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
  const hidden = [...plain.matchAll(ENCODED)].map(([found]) => Buffer.from(found, 'base64').toString());
  return [plain, ...hidden];
}

/** @returns what must not be in a text, if there is something; also when it is lightly encoded */
export function secretIn(text: string): string | undefined {
  const all = readings(text);
  const found = [...secrets].find((secret) => all.some((reading) => reading.includes(secret)));
  return found ?? TOKEN.exec(all[0] ?? '')?.[0];
}
