import { drawPicture, type Card } from './card';
import { copy } from './copy';
import { text } from './drawing';
import { brand, emblemCells } from './emblem';

/** The product without a day: for pages of no puzzle of their own, and for links that lead to nothing. */
export const plainCard: Card = {
  ...copy.plain,
  draw: () =>
    drawPicture(
      brand(copy.brand, 84, 180, 104),
      ...copy.plain.lines.map((line, place) =>
        text(line, 84, 392 + place * 60, { size: 46, colour: 'ink-soft' }),
      ),
      emblemCells('sum_grid', 742, 123, 384),
    ),
};

/** A link to nothing: the words say so, and the picture is the product's. */
export const unknownCard: Card = { ...plainCard, ...copy.unknown };
