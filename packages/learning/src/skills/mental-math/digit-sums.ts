/** Until one digit is left: "$4 + 7 = 11$, $1 + 1 = 2$". */
export function digitSums(number: number): string {
  const digits = [...String(number)];
  const sum = digits.reduce((before, digit) => before + Number(digit), 0);
  const first = `$${digits.join(' + ')} = ${sum}$`;
  return sum > 9 ? `${first}, ${digitSums(sum)}` : first;
}
