import { resolve } from 'node:path';
import { stampCard } from '@ninefold/cards';
import { createDrawPng } from './draw-png';

const FONT = resolve(__dirname, '../../fonts/figures-600.ttf');
/** Renders instantly, so the result does not depend on the machine's load. */
const smallSvg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"><path d="M0 0h9v9z"/></svg>`;
const svgOf = (seconds: number) => stampCard('2026-11-05', seconds).draw();

test('concurrent requests for a picture share one rendering', async () => {
  const drawPng = createDrawPng(FONT);
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => drawPng(svgOf(252))));
  for (const other of others) expect(other).toBe(first);
});

test('rejects with 503 when the queue is full, and renders on a retry', async () => {
  const drawPng = createDrawPng(FONT);
  const all = await Promise.allSettled(Array.from({ length: 70 }, (_, at) => drawPng(smallSvg(at + 1))));
  const refused = all.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ status: 503, code: 'drawing-busy', retryAfterSeconds: 5 });
  expect((await drawPng(smallSvg(70))).subarray(1, 4).toString()).toBe('PNG');
});
