import { getStroke, type Vec2 } from 'perfect-freehand';

/** CSS pixels from the canvas's corner; pressure from 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

export interface Stroke {
  readonly points: Point[];
  /** A pen's own; without it the speed of the hand says how thick the line is. */
  readonly hasPressure: boolean;
}

/** `last`: the ink reaches the pointer also while it moves, instead of following it. */
const INK = { size: 6, thinning: 0.6, smoothing: 0.6, streamline: 0.35, last: true };

/** Draws everything anew, sharp on the screen's own pixels and in the colour of the canvas's text. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas.getBoundingClientRect();
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.scale(ratio, ratio);
  context.fillStyle = getComputedStyle(canvas).color;
  for (const stroke of strokes) drawStroke(context, stroke);
}

/** The outline that perfect-freehand gives a line, with its corners rounded. */
function drawStroke(context: CanvasRenderingContext2D, { points, hasPressure }: Stroke): void {
  const outline = getStroke(points, { ...INK, simulatePressure: !hasPressure });
  let from = outline.at(-1);
  if (!from) return;
  context.beginPath();
  for (const to of outline) {
    context.quadraticCurveTo(...from, ...between(from, to));
    from = to;
  }
  context.fill();
}

const between = (one: Vec2, other: Vec2): Vec2 => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
