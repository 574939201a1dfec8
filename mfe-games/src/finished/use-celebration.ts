import { useEffect } from 'react';

/** The colours of "given", "correct" and "press here" in the light theme, which can be seen on dark too. */
const COLORS = ['#1d4f9c', '#1a6834', '#f3b62f', '#aecbff', '#98dfae'];
/** In the lower corners, aimed at the middle. */
const CANNONS = [
  { x: 0, angle: 60 },
  { x: 1, angle: 120 },
];

/**
 * Confetti, once, as soon as it is deserved. The dialog that follows lies above it in the browser's top layer. When
 * its code cannot be had, the result is as good without it.
 */
export function useCelebration(deserved: boolean): void {
  useEffect(() => {
    // A browser that has no media queries gets no motion.
    if (!deserved || !window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return;
    let left = false;
    let stop = () => {};

    const begin = async () => {
      const { default: confetti } = await import('canvas-confetti');
      if (left) return;
      // A worker would be made from a blob, which the content security policy forbids.
      const fire = confetti.create(undefined, { useWorker: false, resize: true });
      stop = () => fire.reset();
      for (const { x, angle } of CANNONS) {
        void fire({
          particleCount: 45,
          angle,
          spread: 50,
          startVelocity: 55,
          origin: { x, y: 0.75 },
          colors: COLORS,
          shapes: ['square'],
        });
      }
    };
    begin().catch(() => undefined);
    return () => {
      left = true;
      stop();
    };
  }, [deserved]);
}
