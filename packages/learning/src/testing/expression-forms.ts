/** Ways to write one polynomial that keep its simplified or factored form. */
export function expressionForms(value: string): string[] {
  const rearranged = isProduct(value) ? productsOf(value) : sumsOf(value);
  return [value, ...rearranged].flatMap((text) => [
    text,
    text.replaceAll(' ', ''),
    text.toUpperCase(),
    text.replaceAll('-', '−'),
    text.replaceAll('-', '–'),
    text.replaceAll('+', ' +  '),
    text.replace(/\^(\d+)/g, (_, digits: string) =>
      [...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join(''),
    ),
    text.replace(/(\d)([a-z(])/g, '$1*$2'),
    text.replace(/(\d)([a-z(])/g, '$1•$2'),
    text.replace(/(\d)([a-z(])/g, '$1\\cdot $2'),
    text.replace(/\^(\d+)/g, '**$1'),
    text.replace(/\^(\d+)/g, '^{$1}'),
    text.replace(/[xyac]/g, (letter) => 'хуас'['xyac'.indexOf(letter)] ?? letter),
    text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit),
    text.replace(/(\d+)\/(\d+) /g, '\\frac{$1}{$2}'),
    `${text}.`,
    text.replace(/(\d)([a-z(])/g, '$1 · $2'),
    text.replace(/(\d+)\/(\d+) ([a-z])/g, '$1$3/$2'),
    text.replace(/(\d+)\/(\d+) /g, '$1⁄$2'),
    text.replace(/1\/2 /g, '½'),
    text.replace(/3\/4 /g, '0.75'),
    text.replace(/3\/4 /g, '0,75'),
  ]);
}

function isProduct(value: string): boolean {
  return value.includes('(');
}

/** "3x + 4" as "4 + 3x". */
function sumsOf(value: string): string[] {
  const [first = '', ...others] = value.split(/ (?=[+-] )/);
  const signed = [first.startsWith('-') ? `- ${first.slice(1)}` : `+ ${first}`, ...others].reverse();
  return [signed.join(' ').replace(/^\+ /, '').replace(/^- /, '-')];
}

/** "2(x + 1)(x - 3)" as "2(x - 3)(x + 1)", and "(x + 1)^2" as "(x + 1)(x + 1)". */
function productsOf(value: string): string[] {
  const brackets = value.match(/\([^()]*\)/g) ?? [];
  const [, outside = '', rest = ''] = /^([^(]*)(.*)$/.exec(value) ?? [];
  if (rest === brackets.join('')) return [outside + [...brackets].reverse().join('')];
  return rest === `${brackets[0]}^2` ? [`${outside}${brackets[0]}${brackets[0]}`] : [];
}
