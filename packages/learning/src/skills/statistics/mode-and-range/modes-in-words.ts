/** "The mode is 38." A list in which no value occurs twice has none. */
export function modesInWords(values: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const modes = [...counts].filter(([, count]) => count === most).map(([value]) => value);
  if (most === 1) return 'Every value occurs once, so there is no mode.';
  const inOrder = modes.sort((one, other) => one - other);
  if (inOrder.length === 1) return `The mode is ${inOrder[0]}.`;
  return `The modes are ${inOrder.slice(0, -1).join(', ')} and ${inOrder.at(-1)}.`;
}
