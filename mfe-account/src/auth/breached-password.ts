/** https://haveibeenpwned.com/API/v3#PwnedPasswords receives 5 of the 40 characters of a digest, never the password. */
const RANGE_URL = 'https://api.pwnedpasswords.com/range/';
const PREFIX_LENGTH = 5;

/**
 * @returns whether the password is in a collection of leaked passwords; false when the service does not respond in
 * time, because it must not prevent people from setting a password
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
    // Each line is "<remaining 35 characters>:<count>".
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
