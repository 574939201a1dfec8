import { DAILIES } from '../../embed/dailies';

export type EmbedTheme = 'auto' | 'light' | 'dark';

/** The values of `game`. */
export const EMBED_GAMES = Object.keys(DAILIES);

/** What a page has in its markup. @param site origin of the site */
export function embedMarkup(site: string, game: string, theme: EmbedTheme): string {
  const attributes = [`game="${game}"`, ...(theme === 'auto' ? [] : [`theme="${theme}"`])];
  return [
    `<script src="${site}/embed.js" async></script>`,
    `<ninefold-daily ${attributes.join(' ')}></ninefold-daily>`,
  ].join('\n');
}

const originsOf = (site: string, games: string | null) => [
  ...new Set([site, ...(games === null ? [] : [games])]),
];

/**
 * What a page's own content security policy has to allow. Styles are fetched, and put into the element as objects.
 * @param games where the games remote is; null while it is not known
 */
export function embedPolicy(site: string, games: string | null): string {
  const origins = originsOf(site, games).join(' ');
  return [`script-src ${origins}`, `connect-src ${origins}`, `font-src ${site}`].join('; ');
}

/** The script of a page that requires Trusted Types: it lets in the addresses of scripts of the same origins. */
export const embedTrustedTypes = (site: string, games: string | null): string =>
  `window.trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin } = new URL(url, location.href);
    return ['${originsOf(site, games).join("', '")}'].includes(origin) ? url : null;
  },
});`;
