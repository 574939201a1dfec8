import { box, element, FONT_FAMILY } from './drawing';

/** The size that chats and search engines ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What a shared link says, in words and in a picture. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  /** The picture as SVG. */
  draw(): string;
}

/** A whole picture: paper, and what is on it. */
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
