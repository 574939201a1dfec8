import { useEffect } from 'react';

/** Colors of the light theme for "given", "correct" and the accent; they are visible on dark too. */
const COLORS = ['#1d4f9c', '#1a6834', '#f3b62f', '#aecbff', '#98dfae'];
const CANNONS = [
  { x: 0, angle: 60 },
  { x: 1, angle: 120 },
];

/**
 * Shows confetti once. The dialog that follows covers it in the browser's top layer. If the code cannot be
 * loaded, there is no confetti.
 */
export function useCelebration(deserved: boolean): void {
  useEffect(() => {
    // Browsers without media queries get no motion.
    if (!deserved || !window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return;
    let left = false;
    let stop = () => {};

    const begin = async () => {
      const { default: confetti } = await import('canvas-confetti');
      if (left) return;
      // The content security policy forbids workers from blobs.
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
