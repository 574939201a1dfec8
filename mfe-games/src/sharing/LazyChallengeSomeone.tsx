import { lazyNote } from '../screen/lazy-part';
import type { ChallengeSomeoneProps } from './ChallengeSomeone';

/** Loaded after the result is visible. */
export const LazyChallengeSomeone = lazyNote<ChallengeSomeoneProps>(
  () => import(/* webpackChunkName: "after" */ './ChallengeSomeone'),
);
