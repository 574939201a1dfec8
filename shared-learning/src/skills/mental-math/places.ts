/** The worth of each digit that is not 0, from the left: 306 is [300, 6]. */
export function places(number: number): number[] {
  const digits = [...String(number)].map(Number);
  const worths = digits.map((digit, index) => digit * 10 ** (digits.length - 1 - index));
  return worths.filter((worth) => worth > 0);
}
