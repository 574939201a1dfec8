import type { HandlePlace } from '@ninefold/learning';
import type { Spot } from '../label-places';

/** Where things are in a drawing: the numbers of the drawing on its sheet. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly at: (place: HandlePlace) => Spot;
}
