const BATCHES = 31;
const BATCH_MS = 4;

/**
 * The median milliseconds of one call of each subject, over batches of about four milliseconds. The subjects alternate,
 * so that a slow moment of the machine affects all of them.
 */
export function medianCosts(subjects: Readonly<Record<string, () => unknown>>): Record<string, number> {
  const entries = Object.entries(subjects);
  const calls = new Map(entries.map(([name, subject]) => [name, callsPerBatch(subject)]));
  const costs = new Map(entries.map(([name]) => [name, [] as number[]]));
  for (let batch = 0; batch < BATCHES; batch++) {
    for (const [name, subject] of entries) {
      const count = calls.get(name) ?? 1;
      costs.get(name)?.push(batchMs(subject, count) / count);
    }
  }
  return Object.fromEntries([...costs].map(([name, each]) => [name, median(each)]));
}

/** Doubles the batch until it is long enough to time, which also warms the subject up. */
function callsPerBatch(subject: () => unknown): number {
  let count = 1;
  while (batchMs(subject, count) < BATCH_MS) count *= 2;
  return count;
}

function batchMs(subject: () => unknown, count: number): number {
  const start = performance.now();
  for (let call = 0; call < count; call++) subject();
  return performance.now() - start;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
