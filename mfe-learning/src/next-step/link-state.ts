/** State of a link to a counted session, for the page of the session. */
export interface LinkState {
  /** The visit in which the cost was shown. The browser keeps the state for reloads, which show nothing. */
  readonly costShownIn?: number;
}

/** When this page was loaded: read once, because a simulated clock moves it. */
export const VISIT = performance.timeOrigin;

/** For links on pages that show the free sessions of the day anyway. In a file of its own: those pages need no skills. */
export const COST_IS_SHOWN: LinkState = { costShownIn: VISIT };
