import { box, element, FONT_FAMILY } from './drawing';

/** The preview size that chats and search engines recommend, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The text and picture of a link preview. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** Alternative text. */
  readonly alt: string;
  /** SVG. */
  draw(): string;
}

export function drawPicture(...parts: readonly string[]): string {
  const { width, height } = CARD_SIZE;
  const paper = box({ x: 0, y: 0, width, height }, { fill: 'paper' });
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      'font-family': FONT_FAMILY,
      'font-weight': 600,
    },
    paper + parts.join(''),
  );
}
