/** `embed.js` defines `<ninefold-daily game="sum">` on any site. A page may include it twice. */
import { dailyElement } from './daily-element';

const NAME = 'ninefold-daily';

/** The folder of this script, which webpack derives from its element. */
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
