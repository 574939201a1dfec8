import type { Explore } from '@ninefold/learning';
import { withItem } from 'shared-puzzle-engine';
import { layoutOf } from '../../drawings/layouts/layout-of';
import type { Percent, Track } from './track';

interface Held {
  readonly place: Percent;
  readonly track: Track;
}

/** Position and track of each handle; undefined for handles with a separate slider. */
export function placesIn(explore: Explore, values: readonly number[]): (Held | undefined)[] {
  return explore.handles.map(({ from, to }, index) => {
    const at = (value: number) => placeOf(explore, withItem(values, index, value), index);
    const [place, start, end] = [at(values[index] ?? from), at(from), at(to)];
    return place && start && end && { place, track: { start, end } };
  });
}

function placeOf(explore: Explore, values: readonly number[], index: number): Percent | undefined {
  const place = explore.at?.(...values)[index];
  const layout = place && layoutOf(explore.show(...values));
  if (!layout) return undefined;
  const [x, y] = layout.at(place);
  return [(100 * x) / layout.width, (100 * y) / layout.height];
}
