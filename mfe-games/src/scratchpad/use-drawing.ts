import { useEffect, useRef, type RefObject } from 'react';
import { drawStrokes, type Point, type Stroke } from './strokes';

/** Draws with mouse, finger or pen on a canvas that fills its box. Strokes are kept, so that a new size redraws them. */
export function useDrawing(canvas: RefObject<HTMLCanvasElement | null>): { clear(): void } {
  const strokes = useRef<Stroke[]>([]);

  useEffect(() => {
    const surface = canvas.current;
    if (!surface) return;
    const redraw = () => drawStrokes(surface, strokes.current);

    const pointAt = (event: PointerEvent): Point => {
      const box = surface.getBoundingClientRect();
      // A mouse knows no pressure and says 0.5 while its button is down, or 0 in some browsers.
      return { x: event.clientX - box.left, y: event.clientY - box.top, pressure: event.pressure || 0.5 };
    };
    const begin = (event: PointerEvent) => {
      if (event.button !== 0) return;
      surface.setPointerCapture(event.pointerId);
      strokes.current.push([pointAt(event)]);
      redraw();
    };
    const go = (event: PointerEvent) => {
      if (!surface.hasPointerCapture(event.pointerId)) return;
      // A fast hand moves several times between two frames.
      const moves = event.getCoalescedEvents?.() ?? [];
      strokes.current.at(-1)?.push(...(moves.length > 0 ? moves : [event]).map(pointAt));
      redraw();
    };

    surface.addEventListener('pointerdown', begin);
    surface.addEventListener('pointermove', go);
    const resize = new ResizeObserver(redraw);
    resize.observe(surface);
    return () => {
      surface.removeEventListener('pointerdown', begin);
      surface.removeEventListener('pointermove', go);
      resize.disconnect();
    };
  }, [canvas]);

  return {
    clear() {
      strokes.current = [];
      if (canvas.current) drawStrokes(canvas.current, []);
    },
  };
}
