import { bracketed, choiceAnswer, formula, say, step, sum, type Make } from '../builder';
import { drawCrossing, equationOf, heightAt, putIn, type Line, type Point } from './lines';

interface Equation {
  readonly text: string;
  /** The equation with the point substituted: "2 xx 3 + 5 = 11". */
  trueAt(point: Point): string;
  /** Why the point does not fit, or undefined if it does. */
  failsAt(point: Point): string | undefined;
}

function solvedForY(line: Line): Equation {
  const text = equationOf(line);
  return {
    text,
    trueAt: ([x]) => putIn(line, x),
    failsAt: ([x, y]) => {
      const height = heightAt(line, x);
      return height === y
        ? undefined
        : `At $x = ${x}$ the equation $${text}$ gives $y = ${height}$, not $${y}$.`;
    },
  };
}

/** ax + by = c, with a above zero. */
function standardForm({ over, under, intercept }: Line): Equation {
  const a = Math.abs(over);
  const b = over > 0 ? -under : under;
  const c = b * intercept;
  const text = `${sum([a, 'x'], [b, 'y'])} = ${c}`;
  const times = (factor: number, value: number) =>
    factor === 1 ? bracketed(value) : `${factor} xx ${bracketed(value)}`;
  const left = ([x, y]: Point) =>
    `${a === 1 ? x : times(a, x)} ${b < 0 ? '-' : '+'} ${times(Math.abs(b), y)} = ${a * x + b * y}`;
  return {
    text,
    trueAt: left,
    failsAt: (point) =>
      a * point[0] + b * point[1] === c
        ? undefined
        : `In $${text}$, the left side is $${left(point)}$, not $${c}$.`,
  };
}

/** At difficulty 1 both are solved for y; later one is not. */
export const whichPoint: Make = (draw, difficulty) => {
  const { lines, at } = drawCrossing(draw, difficulty === 1 ? 1 : 2);
  const [first, second] = lines;
  const [x, y] = at;
  const equations = [
    solvedForY(first),
    difficulty === 1 ? solvedForY(second) : standardForm(second),
  ] as const;
  const written = (point: Point) => `$(${point.join(', ')})$`;
  const points: readonly Point[] = [
    [x + first.under, heightAt(first, x + first.under)],
    [x - second.under, heightAt(second, x - second.under)],
    [y, x],
    [x, -y],
  ];
  return {
    prompt: [say`Which point is on both lines?`, ...equations.map(({ text }) => formula(text))],
    answer: choiceAnswer(
      written(at),
      points.map((point) => [
        written(point),
        equations[0].failsAt(point) ?? equations[1].failsAt(point) ?? '',
      ]),
    ),
    solution: [
      step`A point is on a line when its $x$ and $y$ make the equation true. So substitute each point into both equations.`,
      ...equations.map(
        ({ trueAt }, index) =>
          step`$(${x}, ${y})$ is on the ${index === 0 ? 'first' : 'second'} line. | ${trueAt(at)}`,
      ),
    ],
  };
};
