import { PRODUCT_NAME } from '@ninefold/contracts';
import { CARD_SIZE, type Card } from './card';
import { escapeMarkup } from './drawing';

type Tag = readonly [kind: 'name' | 'property', name: string, content: string];

const written = (tags: readonly Tag[]): readonly string[] =>
  tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`);

/** What a chat or a search result says of a page in words: lines of its head. */
export function wordTags({ title, description }: Pick<Card, 'title' | 'description'>): readonly string[] {
  return written([
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', PRODUCT_NAME],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
  ]);
}

/** The picture of a page. @param url absolute: programs that preview a link resolve no other */
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
