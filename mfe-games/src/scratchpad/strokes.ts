/** CSS pixels from the canvas's corner; pressure from 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

export type Stroke = Point[];

const THINNEST = 1.5;
const THICKEST = 5;

/** Draws everything anew, sharp on the screen's own pixels and in the colour of the canvas's text. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas.getBoundingClientRect();
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.scale(ratio, ratio);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = getComputedStyle(canvas).color;
  for (const stroke of strokes) drawStroke(context, stroke);
}

function drawStroke(context: CanvasRenderingContext2D, stroke: Stroke): void {
  let from = stroke[0];
  // A tap is a dot: a line of no length with round ends.
  for (const to of stroke.length > 1 ? stroke.slice(1) : stroke) {
    if (!from) return;
    context.lineWidth = THINNEST + (THICKEST - THINNEST) * to.pressure;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
    from = to;
  }
}
