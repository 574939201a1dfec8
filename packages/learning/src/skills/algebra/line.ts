import { added, expressionAnswer, quotient, times, wrong, type Drawing, type Mistakes } from '../builder';

/** mx + b as it is written, with a slope that may be a fraction: "3/4 x - 2". */
export function lineText(slope: string, intercept: number): string {
  const start = times(slope, 'x');
  if (intercept === 0) return start;
  return `${start} ${added(intercept)}`;
}

/** The right side of y = …, with swapped, inverted and sign mistakes. */
export function lineAnswer(over: number, under: number, intercept: number, mistakes: Mistakes = []) {
  const slope = quotient(over, under);
  return expressionAnswer(lineText(slope, intercept), 'simplified', [
    ...mistakes,
    wrong`${lineText(quotient(-over, under), intercept)} | Watch the sign of the slope: the line goes ${over * under < 0 ? 'down' : 'up'}.`,
    wrong`${lineText(slope, -intercept)} | The sign of the y-intercept is wrong. Substitute a point to check it.`,
    wrong`${lineText(quotient(under, over), intercept)} | You flipped the slope. It is rise over run.`,
    !(under > 1) &&
      wrong`${lineText(String(intercept), over)} | You swapped the slope and the y-intercept. The slope is the number in front of $x$.`,
    wrong`${lineText(slope, intercept + 1)} | The slope is right. Substitute a point to find the y-intercept again.`,
  ]);
}

export function lineGraph(
  slope: number,
  intercept: number,
  points: readonly (readonly [number, number])[],
): Drawing {
  return {
    kind: 'line-graph',
    text: `A line through the points ${points.map(([x, y]) => `(${x}, ${y})`).join(' and ')}.`,
    from: -8,
    to: 8,
    lines: [{ slope, intercept }],
    points: points.map(([x, y]) => ({ x, y, label: `(${x}, ${y})` })),
  };
}
