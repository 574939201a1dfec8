import type { Page } from 'playwright-core';

const SCRIPT = 'https://challenges.cloudflare.com/**';

/** The stub's token. */
export const ROBOT_TOKEN = 'token-of-the-stub';

/** The size of Cloudflare's widget: as wide as its form, and at least 300 px. */
const STUB = `
  window.turnstile = {
    render(container, { callback }) {
      const widget = document.createElement('div');
      widget.dataset.testid = 'robot-check';
      Object.assign(widget.style, { height: '65px', minWidth: '300px' });
      container.append(widget);
      callback('${ROBOT_TOKEN}');
      return 'widget-1';
    },
    remove() {},
    reset() {},
    getResponse() {},
  };`;

/** Serves a stub of Cloudflare's bot check that passes every visitor immediately. */
export const stubTurnstile = (page: Page) =>
  page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: STUB }));

/** Simulates a blocker in the browser. */
export const blockTurnstile = (page: Page) => page.route(SCRIPT, (route) => route.abort('blockedbyclient'));
