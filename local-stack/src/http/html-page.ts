import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html> | string;

/** A page without scripts. */
export const htmlPage = (title: string, style: string, main: Markup | readonly Markup[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`;
