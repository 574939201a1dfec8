/** A quotient as a decimal number, without the rounding errors of binary fractions: "0.375". */
export function decimal(over: number, under = 1): string {
  return String(Number((over / under).toFixed(6)));
}

/** A price in dollars: "13.65", "20". */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
