import { read, valueAt } from '../../../testing/evaluate';

export { read };

export function sidesAt(equation: string, numbers: Readonly<Record<string, number>>) {
  const [left = '', right = ''] = equation.split('=');
  return [left, right].map((side) => Number(valueAt(read(side), numbers)));
}

/** How the difference of the sides changes with x, and with y. */
export function coefficientsOf(equation: string): number[] {
  const at = (x: number, y: number) => {
    const [left = NaN, right = NaN] = sidesAt(equation, { x, y });
    return left - right;
  };
  return [at(1, 0) - at(0, 0), at(0, 1) - at(0, 0)];
}
