import type { FramePart } from './read-frame';

/**
 * Style sheets of remotes apply to the whole page. Compares the shell's header and footer with the same page without the
 * remote.
 * @returns a sentence for each part that differs
 */
export function frameProblems(
  own: readonly FramePart[],
  withRemote: readonly FramePart[],
): readonly string[] {
  const found = new Map(withRemote.map((part) => [part.name, part]));
  return own.flatMap((part) => {
    const now = found.get(part.name);
    const problem = now ? differenceOf(part, now) : 'is missing';
    return problem ? [`${part.name} ${problem}.`] : [];
  });
}

function differenceOf(own: FramePart, now: FramePart): string | undefined {
  if (own.isVisible && !now.isVisible) return `cannot be seen${because(own, now)}`;
  if (now.coveredBy && !own.coveredBy) return `is covered by ${now.coveredBy}`;
  const changed = changedProperty(own, now);
  return changed && `has another ${changed} than without the remote`;
}

function because(own: FramePart, now: FramePart): string {
  const changed = changedProperty(own, now);
  return changed ? `: its ${changed}` : '';
}

/** `color (rgb(0, 0, 0) instead of rgb(1, 2, 3))` */
function changedProperty(own: FramePart, now: FramePart): string | undefined {
  const property = Object.keys(own.look).find((name) => own.look[name] !== now.look[name]);
  return property && `${property} (${now.look[property]} instead of ${own.look[property]})`;
}
