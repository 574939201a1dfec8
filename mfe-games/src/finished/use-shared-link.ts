import { usePlatform } from '@ninefold/platform';

/**
 * The whole address to share.
 * @param sharePath a path of `sharePaths`: the page that shows a chat words and a picture of its own, and leads on
 * @param sitePath where the reader can play, for a deployment without such pages
 */
export function useSharedLink(sharePath: string, sitePath: string): string {
  const { shareUrl, siteOrigin = window.location.origin } = usePlatform().settings;
  return shareUrl ? shareUrl + sharePath : siteOrigin + sitePath;
}
