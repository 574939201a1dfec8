/**
 * Lets the browser ask before the page is left, in a listener of `beforeunload`. Chrome and Edge before 119 need the value;
 * browsers on iOS never ask.
 */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  event.returnValue = 'asked';
}
