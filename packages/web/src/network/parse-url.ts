/** @returns null for a text that is not a URL; `URL.parse()` does the same in current browsers */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
