import { usePlatform } from '@ninefold/platform';

/**
 * The URL to share.
 * @param sharePath a path of `sharePaths` whose page has its own words and picture for chats; undefined for
 * pages that have a picture themselves
 * @param sitePath where readers can play, for deployments without such pages
 */
export function useSharedLink(sharePath: string | undefined, sitePath: string): string {
  const { shareUrl, siteOrigin = window.location.origin } = usePlatform().settings;
  return shareUrl && sharePath ? shareUrl + sharePath : siteOrigin + sitePath;
}
