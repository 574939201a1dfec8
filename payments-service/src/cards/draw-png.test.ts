import { resolve } from 'node:path';
import { stampCard } from '@ninefold/cards';
import { createDrawPng } from './draw-png';

const FONT = resolve(__dirname, '../../fonts/figures-600.ttf');
/** Drawn in no time, so that a busy machine is not measured. */
const smallSvg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"><path d="M0 0h9v9z"/></svg>`;
const svgOf = (seconds: number) => stampCard('2026-11-05', seconds).draw();

test('a picture that many ask for at once is drawn once', async () => {
  const drawPng = createDrawPng(FONT);
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => drawPng(svgOf(252))));
  for (const other of others) expect(other).toBe(first);
});

test('so much waits and no more: the rest is asked to come again, and gets its picture then', async () => {
  const drawPng = createDrawPng(FONT);
  const all = await Promise.allSettled(Array.from({ length: 70 }, (_, at) => drawPng(smallSvg(at + 1))));
  const refused = all.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ status: 503, code: 'drawing-busy', retryAfterSeconds: 5 });
  expect((await drawPng(smallSvg(70))).subarray(1, 4).toString()).toBe('PNG');
});
