/** https://haveibeenpwned.com/API/v3#PwnedPasswords: it gets five of forty signs of a digest, never the password. */
const RANGE_URL = 'https://api.pwnedpasswords.com/range/';
const PREFIX_LENGTH = 5;

/**
 * @returns whether the password is in a known collection of leaked passwords; false where the service does not respond
 * in time, since it must not stop people from choosing a password
 */
export async function isBreachedPassword(password: string, signal: AbortSignal): Promise<boolean> {
  try {
    const digest = await sha1(password);
    const response = await fetch(RANGE_URL + digest.slice(0, PREFIX_LENGTH), {
      signal,
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
    });
    if (!response.ok) return false;
    // Lines of "<the other 35 signs>:<how often it was seen>".
    const lines = (await response.text()).split(/\r?\n/);
    const rest = digest.slice(PREFIX_LENGTH);
    return lines.some((line) => line.startsWith(`${rest}:`) && Number(line.slice(rest.length + 1)) > 0);
  } catch {
    return false;
  }
}

async function sha1(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
