import type { Locator } from 'playwright-core';

/** Sliding elements have arrived. */
export const untilStill = (part: Locator) =>
  part.evaluate((element) => {
    const moves = document.getAnimations().filter(({ effect }) => {
      const moved = effect instanceof KeyframeEffect ? effect.target : null;
      return moved?.contains(element);
    });
    return Promise.all(moves.map(({ finished }) => finished));
  });
