import type { Page } from 'playwright-core';

const SCRIPT = 'https://challenges.cloudflare.com/**';

/** The token that the stub gives. */
export const ROBOT_TOKEN = 'token-of-the-stub';

/** As wide and as high as the widget of Cloudflare: its form's width, and never less than 300 px. */
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

/** Serves a stub of Cloudflare's script for the check against robots: it lets each visitor pass at once. */
export const stubTurnstile = (page: Page) =>
  page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: STUB }));

/** As a blocker in the browser does. */
export const blockTurnstile = (page: Page) => page.route(SCRIPT, (route) => route.abort('blockedbyclient'));
