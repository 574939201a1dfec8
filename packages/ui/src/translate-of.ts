/** Units have the same symbol in most languages. Those of one letter are never taken for words. */
const UNIT = /(^|[^\p{L}])(?:[cdkm]m|kg|m[gl])(?!\p{L})/gu;
/** Formulas have letters, but no run of them. Beside a formula, "a" is a word. */
const WORD = /\p{L}{2}|(?:^|\s)[AaI]\s+(?:$|\p{L})/u;

/** The `translate` attribute of an element whose text is sometimes a figure or a formula, which are not translated. */
export const translateOf = (text: string | number): 'no' | undefined =>
  WORD.test(String(text).replace(UNIT, '$1')) ? undefined : 'no';
