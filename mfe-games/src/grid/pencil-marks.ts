/** Pencil marks of one cell: digit d is bit d - 1, so that they are kept on the device as nine numbers. */
export type PencilMarks = number;

export const toggleMark = (marks: PencilMarks, digit: number): PencilMarks => marks ^ (1 << (digit - 1));

export const withoutMark = (marks: PencilMarks, digit: number): PencilMarks => marks & ~(1 << (digit - 1));

export const markedDigits = (marks: PencilMarks): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => marks & (1 << (digit - 1)));
