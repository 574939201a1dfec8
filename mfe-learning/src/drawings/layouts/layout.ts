import type { HandlePlace } from '@ninefold/learning';
import type { Spot } from '../label-places';

/** Maps the numbers of a drawing to positions. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly at: (place: HandlePlace) => Spot;
}
