import { PRODUCT_NAME } from '@ninefold/contracts';
import { CARD_SIZE, type Card } from './card';
import { escapeMarkup } from './drawing';

type Tag = readonly [kind: 'name' | 'property', name: string, content: string];

const written = (tags: readonly Tag[]): readonly string[] =>
  tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`);

/** The text of a page for chats and search results, as elements of its head. */
export function wordTags({ title, description }: Pick<Card, 'title' | 'description'>): readonly string[] {
  return written([
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', PRODUCT_NAME],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
  ]);
}

/** @param url absolute, because link previews do not resolve relative URLs */
export function pictureTags(url: string, alt: string): readonly string[] {
  return written([
    ['property', 'og:image', url],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(CARD_SIZE.width)],
    ['property', 'og:image:height', String(CARD_SIZE.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:image:alt', alt],
  ]);
}
