import { lazyNote } from '../screen/lazy-part';
import type { AskToShowProps } from './AskToShow';

/** It comes after the result is on the screen. */
export const LazyAskToShow = lazyNote<AskToShowProps>(
  () => import(/* webpackChunkName: "after" */ './AskToShow'),
);
