import { isFree } from './free-port';

/** Ports of the parts without an offset. */
const STANDARD = [3000, 3001, 3002, 3003, 4000, 4010, 54_321, 8025];
const LARGEST_OFFSET = 11_000;

/** A `PORT_OFFSET` at which every port is free now. */
export async function freeOffset(): Promise<number> {
  for (;;) {
    const offset = 100 + Math.floor(Math.random() * (LARGEST_OFFSET - 100));
    const free = await Promise.all(STANDARD.map((port) => isFree(port + offset)));
    if (free.every(Boolean)) return offset;
  }
}
