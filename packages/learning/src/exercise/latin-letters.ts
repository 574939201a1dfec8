/** Letters of other keyboards and the Latin ones that they look or sound like, the likelier one first. */
const LATIN: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'bv',
  с: 'cs',
  е: 'e',
  н: 'nh',
  к: 'k',
  л: 'l',
  м: 'm',
  р: 'pr',
  т: 't',
  у: 'yu',
  х: 'xh',
  ь: 'b',
  п: 'np',
  г: 'rg',
  // Greek
  α: 'a',
  β: 'b',
  γ: 'yg',
  ε: 'e',
  η: 'nh',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'vn',
  ρ: 'pr',
  τ: 't',
  υ: 'uy',
  χ: 'x',
  ω: 'w',
  // Variables of Arabic textbooks
  س: 'x',
  ص: 'y',
};

/** "2х" in Cyrillic → "2x". Where a letter can be two, it is the one that the answer has. */
export const withLatinLetters = (text: string, answer: string): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const candidates = [...(LATIN[letter] ?? letter)];
    return candidates.find((one) => answer.includes(one)) ?? candidates[0] ?? letter;
  });

const UNIT_LETTERS: Readonly<Record<string, string>> = {
  к: 'k',
  м: 'm',
  с: 's',
  ч: 'h',
  г: 'g',
  л: 'l',
  т: 't',
};
/** After a digit, a parenthesis or a variable. */
const CYRILLIC_UNIT =
  /([\da-z)] ?|\p{L} )((?:[кмсд]?м|к?г|л|мл|т|мин|мг|с|ч)(?:\/(?:ч|с|мин))?)(?![\p{L}])/giu;

/** "9.2 км", "20 м²" and "54 км/ч" with the Latin letters of the units. */
export const withLatinUnit = (text: string): string =>
  text.replace(
    CYRILLIC_UNIT,
    (_, before: string, unit: string) =>
      before +
      unit
        .toLowerCase()
        .replace('см', 'cm')
        .replace('дм', 'dm')
        .replace('мин', 'min')
        .replace(/\p{L}/gu, (letter) => UNIT_LETTERS[letter] ?? letter),
  );
