import { lazyNote } from '../screen/lazy-part';
import type { ChallengeSomeoneProps } from './ChallengeSomeone';

/** What makes a challenge comes after the result is on the screen. */
export const LazyChallengeSomeone = lazyNote<ChallengeSomeoneProps>(
  () => import(/* webpackChunkName: "after" */ './ChallengeSomeone'),
);
