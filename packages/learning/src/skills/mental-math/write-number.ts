/** A quotient as a decimal number, without the noise of binary fractions: "0.375". */
export function decimal(over: number, under = 1): string {
  return String(Number((over / under).toFixed(6)));
}

/** Dollars as a price says them: "13.65", "20". */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
