export type Operation = 'addition' | 'subtraction' | 'multiplication';

type Range = readonly [low: number, high: number];

/** What a mental-math round asks: the sign, the smallest and largest numbers on either side, and the answer. */
export const OPERATIONS: Readonly<
  Record<
    Operation,
    { sign: string; left: Range; right: Range; answer: (left: number, right: number) => number }
  >
> = {
  addition: { sign: '+', left: [10, 59], right: [10, 59], answer: (left, right) => left + right },
  subtraction: { sign: '−', left: [30, 79], right: [5, 24], answer: (left, right) => left - right },
  multiplication: { sign: '×', left: [2, 13], right: [2, 13], answer: (left, right) => left * right },
};
