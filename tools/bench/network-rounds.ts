/** One request of a page load: seconds on one clock, and bytes as they crossed the wire. */
export interface PageRequest {
  url: string;
  startedAt: number;
  finishedAt: number;
  bytes: number;
  isScript: boolean;
}

/**
 * The longest chain of requests in which each began only after the one before had ended: what a slow network
 * multiplies its delay by. The HTML itself is not counted.
 */
export function sequentialRounds(requests: readonly PageRequest[]): number {
  const ordered = [...requests].sort((a, b) => a.startedAt - b.startedAt);
  const depths: number[] = [];
  for (const [index, request] of ordered.entries()) {
    const before = ordered
      .slice(0, index)
      .map((other, i) => (other.finishedAt <= request.startedAt ? depths[i]! : 0));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}

export function scriptBytes(requests: readonly PageRequest[]): number {
  return requests.filter((request) => request.isScript).reduce((sum, request) => sum + request.bytes, 0);
}
