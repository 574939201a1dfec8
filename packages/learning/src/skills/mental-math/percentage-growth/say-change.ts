import { decimal } from '../write-number';

/** 1.2 of a rise by 20 %, 0.8 of a fall. */
export const factorOf = (change: number) => decimal(100 + change, 100);

export const saying = (change: number) => `${change > 0 ? 'rises' : 'falls'} by ${Math.abs(change)}%`;
