/** Far more than any request of ours, and far less than what exhausts the stack of a recursive reader or writer. */
export const MAX_JSON_DEPTH = 64;

/** How deeply lists and objects are nested in a JSON text, which need not be valid. Reads it once, without recursion. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [found] of text.matchAll(/"(?:[^"\\]|\\[^])*"?|[[{\]}]/g)) {
    if (found === '[' || found === '{') deepest = Math.max(deepest, (depth += 1));
    else if (found === ']' || found === '}') depth -= 1;
  }
  return deepest;
}
