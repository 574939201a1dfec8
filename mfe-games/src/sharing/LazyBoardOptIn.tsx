import { lazyNote } from '../screen/lazy-part';
import type { BoardOptInProps } from './BoardOptIn';

/** It comes after the result is on the screen. */
export const LazyBoardOptIn = lazyNote<BoardOptInProps>(
  () => import(/* webpackChunkName: "after" */ './BoardOptIn'),
);
