import type { Deduction, Marks } from './deductions';

/** Applies deductions until nothing changes or `until` says stop; answers those that changed something. */
export function deduce(
  start: Marks,
  deductions: readonly Deduction[],
  until: (marks: Marks) => boolean,
): { marks: Marks; used: Deduction[] } {
  let marks = start;
  const used: Deduction[] = [];
  for (let changed = true; changed && !until(marks);) {
    changed = false;
    for (const deduction of deductions) {
      const next = deduction(marks).marks;
      if (String(next) === String(marks)) continue;
      marks = next;
      used.push(deduction);
      changed = true;
      break;
    }
  }
  return { marks, used };
}
