export interface SiteAddress {
  /** As it stands in the settings. */
  readonly url: string;
  /**
   * The page of the site that an address names, as a path or in full. What leads elsewhere becomes the front page; a
   * fragment is removed, so that it cannot pretend to carry a session.
   */
  page(address: string | null | undefined): string;
}

export function siteAddress(siteUrl: string): SiteAddress {
  const { origin } = new URL(siteUrl);
  return {
    url: siteUrl,
    page(address) {
      if (!address || !URL.canParse(address, siteUrl)) return siteUrl;
      const page = new URL(address, siteUrl);
      if (page.origin !== origin) return siteUrl;
      // A browser reads `//x` as the address of another host, wherever a program uses it as a path.
      return origin + page.pathname.replace(/^\/{2,}/, '/') + page.search;
    },
  };
}
