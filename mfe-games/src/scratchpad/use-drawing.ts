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
      return { x: event.clientX - box.left, y: event.clientY - box.top, pressure: event.pressure };
    };
    const begin = (event: PointerEvent) => {
      if (event.button !== 0) return;
      surface.setPointerCapture(event.pointerId);
      // A mouse knows no pressure, and a finger's is a guess of the device.
      strokes.current.push({ points: [pointAt(event)], hasPressure: event.pointerType === 'pen' });
      redraw();
    };
    const go = (event: PointerEvent) => {
      if (!surface.hasPointerCapture(event.pointerId)) return;
      // A fast hand moves several times between two frames.
      const moves = event.getCoalescedEvents?.() ?? [];
      strokes.current.at(-1)?.points.push(...(moves.length > 0 ? moves : [event]).map(pointAt));
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
