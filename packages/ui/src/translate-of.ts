const LETTER = /\p{L}/u;

/** The `translate` attribute of an element whose text is sometimes a figure: figures are not translated. */
export const translateOf = (text: string | number): 'no' | undefined =>
  LETTER.test(String(text)) ? undefined : 'no';
