/** `embed.js`: defines `<ninefold-daily game="sum">` for pages of any site. A page may have the script twice. */
import { dailyElement } from './daily-element';

const NAME = 'ninefold-daily';

/** The folder that this script is from, which webpack reads from its element. */
declare const __webpack_public_path__: string;

if (!customElements.get(NAME)) {
  const site = new URL(__webpack_public_path__).origin;
  customElements.define(
    NAME,
    dailyElement(
      site,
      async () => (await import(/* webpackChunkName: "daily" */ './mount-daily')).mountDaily,
    ),
  );
}
