import { spokenRow } from './spoken-tokens';
import { tokensOf, tokensOfFormula } from './tokens';

/** Our own AsciiMath in words: "two x squared plus nine x plus five equals zero". */
export const spokenMath = (formula: string): string => spokenRow(tokensOfFormula(formula));

/**
 * One piece of a formula that is shown in several.
 * @param continues it is not the first piece
 */
export const spokenPiece = (piece: Element, continues: boolean): string =>
  spokenRow(tokensOf([...piece.children]), continues);
