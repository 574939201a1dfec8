import { useEffect, type RefObject } from 'react';
import { drawStrokes, type Point, type Stroke } from './strokes';

/** A canvas keeps its colors when the theme changes, and paper is white. */
const COLOR_CONDITIONS = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];

/** Draws with mouse, finger or pen. @param strokes owned by the caller, so that they survive the canvas */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  strokes: RefObject<Stroke[]>,
): { clear(): void } {
  useEffect(() => {
    const surface = canvas.current;
    if (!surface) return;
    /** Each pointer draws its own stroke. */
    const underway = new Map<number, Stroke>();
    const redraw = () => drawStrokes(surface, strokes.current);

    const pointAt = (event: PointerEvent): Point => {
      const box = surface.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top, pressure: event.pressure };
    };
    const begin = (event: PointerEvent) => {
      if (event.button !== 0) return;
      surface.setPointerCapture(event.pointerId);
      // Mice have no pressure, and the pressure of fingers is a guess.
      const stroke = { points: [pointAt(event)], hasPressure: event.pointerType === 'pen' };
      underway.set(event.pointerId, stroke);
      strokes.current.push(stroke);
      redraw();
    };
    const go = (event: PointerEvent) => {
      const stroke = underway.get(event.pointerId);
      if (!stroke) return;
      // Several moves may occur between two frames.
      const moves = event.getCoalescedEvents?.() ?? [];
      stroke.points.push(...(moves.length > 0 ? moves : [event]).map(pointAt));
      redraw();
    };
    const end = (event: PointerEvent) => void underway.delete(event.pointerId);

    surface.addEventListener('pointerdown', begin);
    surface.addEventListener('pointermove', go);
    surface.addEventListener('pointerup', end);
    surface.addEventListener('pointercancel', end);
    const resize = new ResizeObserver(redraw);
    resize.observe(surface);
    const conditions = COLOR_CONDITIONS.flatMap((condition) => window.matchMedia?.(condition) ?? []);
    for (const condition of conditions) condition.addEventListener('change', redraw);
    return () => {
      for (const condition of conditions) condition.removeEventListener('change', redraw);
      surface.removeEventListener('pointerdown', begin);
      surface.removeEventListener('pointermove', go);
      surface.removeEventListener('pointerup', end);
      surface.removeEventListener('pointercancel', end);
      resize.disconnect();
    };
  }, [canvas, strokes]);

  return {
    clear() {
      strokes.current.splice(0);
      if (canvas.current) drawStrokes(canvas.current, []);
    },
  };
}
