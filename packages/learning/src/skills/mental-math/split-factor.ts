import { step, type Draw, type Step } from '../builder';
import { decimal } from './write-number';

/** A factor as a round number and a small part: 12 is 10 and 2, 9 is 10 and -1. */
interface SplitFactor {
  readonly round: number;
  readonly part: number;
}

/** A factor, and the range of the number that it multiplies. */
export type Drawn = readonly [factor: SplitFactor, low: number, high: number];

/** A number times the factor: everything a text needs, without the rounding errors of binary fractions. */
export interface SplitProduct extends SplitFactor {
  readonly number: number;
  readonly factor: string;
  /** The number times the round factor. */
  readonly whole: number;
  /** The size of the part, and the number times it. */
  readonly size: number;
  readonly piece: number;
  readonly value: number;
  readonly isLess: boolean;
  /** 15 is 10 and half of 10. */
  readonly isHalf: boolean;
}

const exact = (number: number) => Number(decimal(number));

/** A number that ends in 0 would be easier than its difficulty. */
export function drawProduct(draw: Draw, drawn: readonly [Drawn, ...Drawn[]]): SplitProduct {
  const [{ round, part }, low, high] = draw.pick(drawn);
  const number = draw.integer(low, high);
  if (number % 10 === 0) return drawProduct(draw, drawn);
  const size = Math.abs(part);
  return {
    round,
    part,
    number,
    factor: decimal(round + part),
    whole: exact(number * round),
    size,
    piece: exact(number * size),
    value: exact(number * (round + part)),
    isLess: part < 0,
    isHalf: part * 2 === round,
  };
}

/** Splits a number that is subtracted after its first digit: 46 is 40 and 6, and 4.6 is 4 and 0.6. */
export function frontOf(piece: number): readonly [front: number, behind: number] {
  const place = piece < 10 ? 1 : 10 ** (String(Math.floor(piece)).length - 1);
  const front = Math.floor(piece / place) * place;
  return [front, exact(piece - front)];
}

export function waySteps(product: SplitProduct): Step[] {
  const { number, factor, round, size, whole, piece, value, isLess } = product;
  const parts = `${factor} is ${round} ${isLess ? 'minus' : 'plus'} ${size}.`;
  return [
    round === 1
      ? step`${parts} So start with ${number} itself.`
      : step`${parts} First find ${number} times ${round}. | ${number} xx ${round} = ${whole}`,
    ...pieceSteps(product),
    ...(isLess ? lessSteps(product) : [step`Add both. | ${whole} + ${piece} = ${value}`]),
  ];
}

function pieceSteps({ number, size, whole, piece, round, isLess, isHalf }: SplitProduct): Step[] {
  if (size === 1) return [];
  if (isHalf)
    return [step`${size} is half of ${round}. So find half of ${whole}. | ${whole} -: 2 = ${piece}`];
  const each = isLess ? `Each ${round} is ${size} too much.` : `For each ${round} there are ${size} more.`;
  if (size >= 1) return [step`${each} | ${number} xx ${size} = ${piece}`];
  const tenths = exact(size * 10);
  if (tenths < 1) return [step`${each} That is a hundredth of ${number}. | ${number} -: 100 = ${piece}`];
  return [
    step`${each} Find a tenth of ${number}. | ${number} -: 10 = ${decimal(number, 10)}`,
    ...(tenths > 1 ? [step`Multiply it by ${tenths}. | ${decimal(number, 10)} xx ${tenths} = ${piece}`] : []),
  ];
}

/** Subtracts across a full hundred, or in two parts. */
function lessSteps({ number, round, size, whole, piece, value }: SplitProduct): Step[] {
  const tooMuch = size === 1 ? `Each ${round} is 1 too much, so take ${number} away.` : `Take ${piece} away.`;
  if (size === 1 && round >= 100 && number < round) {
    return [
      step`${tooMuch} Break up one ${round} for it. | ${round} - ${number} = ${round - number}`,
      step`The others stay as they are. | ${whole - round} + ${round - number} = ${value}`,
    ];
  }
  const [front, behind] = frontOf(piece);
  if (front === 0 || behind === 0) return [step`${tooMuch} | ${whole} - ${piece} = ${value}`];
  return [
    step`${tooMuch} Subtract ${front} first. | ${whole} - ${front} = ${exact(whole - front)}`,
    step`Then subtract ${behind}. | ${exact(whole - front)} - ${behind} = ${value}`,
  ];
}
