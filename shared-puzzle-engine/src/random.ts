/** At least 0 and less than 1, like `Math.random`. */
export type Random = () => number;

/** A stream of numbers determined by the seed (mulberry32). Daily puzzles depend on it, so it must never change. */
export function seededRandom(seed: string | number): Random {
  let state = hashText(String(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An integer from `low` to `high`, inclusive. */
export function randomInteger(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Spreads every bit of a 32-bit number over all 32 (the finaliser of MurmurHash3); one to one. */
export function mixBits(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A number from 0 to 2^32 - 1 for a text (FNV-1a over its UTF-16 code units, then mixed). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mixBits(hash);
}
