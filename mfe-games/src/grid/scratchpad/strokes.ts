import { getStroke, type Vec2 } from 'perfect-freehand';

/** CSS pixels from the canvas's corner; pressure from 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

export interface Stroke {
  readonly points: Point[];
  /** Only pens report pressure; otherwise speed determines the width. */
  readonly hasPressure: boolean;
}

/** `last`: the ink reaches the pointer while it moves. */
const INK = { size: 6, thinning: 0.6, smoothing: 0.6, streamline: 0.35, last: true };

/** Redraws everything at the screen's resolution and in the text color of the canvas. */
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

/** Rounds the corners of perfect-freehand's outline. */
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
