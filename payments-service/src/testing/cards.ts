import { resolve } from 'node:path';
import { createDrawPng } from '../cards/draw-png';

/** Noon in New York on the fifth day of the archive. */
const CARDS_NOW = Date.parse('2026-11-05T17:00:00Z');

/** The renderer and a fixed clock. */
export const testCards = () => ({
  drawPng: createDrawPng(resolve(__dirname, '../../fonts/figures-600.ttf')),
  now: () => CARDS_NOW,
});
