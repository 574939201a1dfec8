import { DAILIES } from '../../embed/dailies';

export type EmbedTheme = 'auto' | 'light' | 'dark';

/** Values of the `game` attribute. */
export const EMBED_GAMES = Object.keys(DAILIES);

/**
 * The markup of an embedded daily.
 * @param site origin of the site
 */
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
 * Directives that a host page's content security policy must contain. Styles are fetched and applied as constructed
 * sheets.
 * @param games origin of the games remote; null while it is unknown
 */
export function embedPolicy(site: string, games: string | null): string {
  const origins = originsOf(site, games).join(' ');
  return [`script-src ${origins}`, `connect-src ${origins}`, `font-src ${site}`].join('; ');
}

/** The script for pages that require Trusted Types: a policy that allows scripts from the same origins. */
export const embedTrustedTypes = (site: string, games: string | null): string =>
  `window.trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin } = new URL(url, location.href);
    return ['${originsOf(site, games).join("', '")}'].includes(origin) ? url : null;
  },
});`;
