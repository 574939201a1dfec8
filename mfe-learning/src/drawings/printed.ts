const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A label as it is printed: "-3x^2" becomes "−3x²", "10-19" is a range. The labels of a drawing are plain text, because SVG has no MathML. */
export function printed(label: string | number): string {
  return String(label)
    .replaceAll('$', '')
    .replace(/\^(\d+)/g, (_, digits: string) => [...digits].map((digit) => RAISED[Number(digit)]).join(''))
    .replaceAll(' xx ', ' × ')
    .replace(/(?<=\d)-(?=\d)/g, '–')
    .replace(/(?<![a-z])-|-(?![a-z])/gi, '−');
}

/** How wide a label is, by the mean width of a letter in bold. */
export const widthOf = (label: string, size = 13): number => label.length * size * 0.6;

/** The size at which a label fits into a width, by the mean width of a letter. */
export function fittingSize(label: string, width: number, largest = 14): number {
  return Math.max(8, Math.min(largest, (width - 4) / (label.length * 0.58)));
}

/** Whether a label can be read in a width. */
export const fits = (label: string, width: number): boolean => (width - 4) / (label.length * 0.58) >= 9;
