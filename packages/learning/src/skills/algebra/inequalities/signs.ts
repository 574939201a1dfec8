import type { Drawing } from '../../../exercise/drawing';

export const SIGNS = ['<', '<=', '>', '>='] as const;
export type Sign = (typeof SIGNS)[number];

export const TURNED: Readonly<Record<Sign, Sign>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
/** With the end, instead of without it, and the other way round. */
export const OTHER_END: Readonly<Record<Sign, Sign>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

export const IN_WORDS: Readonly<Record<Sign, string>> = {
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
};

/** All numbers x with x < end, or as the sign says. */
export function solutionOnLine(sign: Sign, end: number): Drawing {
  const open = sign === '<' || sign === '>';
  const right = sign.startsWith('>');
  return {
    kind: 'number-line',
    text: `A number line. All numbers to the ${right ? 'right' : 'left'} of ${end} are shaded. The point at ${end} is ${open ? 'open' : 'closed'}.`,
    from: end - 5,
    to: end + 5,
    step: 1,
    points: [open ? { at: end, label: String(end), open } : { at: end, label: String(end) }],
    part: right ? { from: end } : { to: end },
  };
}
