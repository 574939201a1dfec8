import { drawPicture, type Card } from './card';
import { copy } from './copy';
import { text } from './drawing';
import { brand, emblemCells } from './emblem';

/** For pages without a preview of their own, and for unknown links. */
export const plainCard: Card = {
  ...copy.plain,
  draw: () =>
    drawPicture(
      brand(copy.brand, 84, 180, 104),
      ...copy.plain.lines.map((line, index) =>
        text(line, 84, 392 + index * 60, { size: 46, color: 'ink-soft' }),
      ),
      emblemCells('sum_grid', 742, 123, 384),
    ),
};

/** An unknown link: the text says so, with the picture of the product. */
export const unknownCard: Card = { ...plainCard, ...copy.unknown };
