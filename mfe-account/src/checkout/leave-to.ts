/** @returns whether the address is one of the web; `javascript:` and the like are not */
export const isWebAddress = (url: string): boolean =>
  URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);

/** Leaves the site for a page of the payment provider, in this tab. */
export function leaveTo(url: string): void {
  Object.assign(document.createElement('a'), { href: url, rel: 'noreferrer' }).click();
}

/**
 * Opens an empty tab for a page whose address is not known yet: browsers open tabs only in the moment of a press.
 * @param title shown while the tab is empty
 * @returns null where the browser blocks it
 */
export function openTab(title: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The payment provider's page has no access to this one.
  tab.opener = null;
  tab.document.title = title;
  return tab;
}
