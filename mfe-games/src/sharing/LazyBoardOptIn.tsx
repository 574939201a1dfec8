import { lazyNote } from '../screen/lazy-part';
import type { BoardOptInProps } from './BoardOptIn';

/** Loaded after the result is visible. */
export const LazyBoardOptIn = lazyNote<BoardOptInProps>(
  () => import(/* webpackChunkName: "after" */ './BoardOptIn'),
);
