import { usePlatform } from '@ninefold/platform';

/**
 * The whole address to share.
 * @param sharePath a path of `sharePaths`: the page that shows a chat words and a picture of its own, and leads on; of a
 * page of the site that has a picture itself there is none
 * @param sitePath where the reader can play, for a deployment without such pages
 */
export function useSharedLink(sharePath: string | undefined, sitePath: string): string {
  const { shareUrl, siteOrigin = window.location.origin } = usePlatform().settings;
  return shareUrl && sharePath ? shareUrl + sharePath : siteOrigin + sitePath;
}
