const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The printed form of a label: "-3x^2" becomes "−3x²", "10-19" is a range. Plain text, because SVG has no MathML. */
export function printed(label: string | number): string {
  return (
    String(label)
      .replaceAll('$', '')
      .replace(/\^(\d+)/g, (_, digits: string) => [...digits].map((digit) => RAISED[Number(digit)]).join(''))
      .replaceAll(' xx ', ' × ')
      .replace(/(\d)-(?=\d)/g, '$1–')
      // A hyphen is between letters.
      .replace(/([a-z]-(?=[a-z]))|-/gi, (_, hyphen?: string) => hyphen ?? '−')
  );
}

/** Estimated width of a label in bold. */
export const widthOf = (label: string, size = 13): number => label.length * size * 0.6;

/** The font size at which a label fits, estimated. */
export function fittingSize(label: string, width: number, largest = 14): number {
  return Math.max(8, Math.min(largest, (width - 4) / (label.length * 0.58)));
}

export const fits = (label: string, width: number): boolean => (width - 4) / (label.length * 0.58) >= 9;
