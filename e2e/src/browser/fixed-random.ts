/**
 * An init script: the page draws the same numbers in every run. They differ from each other, because the router names
 * history entries with them.
 */
export function fixedRandom(): void {
  let state = 7;
  Math.random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
