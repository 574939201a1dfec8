/** What was studied. `it` is what may have an effect; `more` says a small effect of # units. */
export const STUDIES = [
  {
    asks: 'Does a fertilizer make plants grow taller?',
    it: 'the fertilizer',
    who: 'plants',
    more: 'grow # millimeters taller',
    size: '# millimeters of height',
  },
  {
    asks: 'Does music make cows give more milk?',
    it: 'the music',
    who: 'cows',
    more: 'give # grams more milk a day',
    size: '# grams of milk a day',
  },
  {
    asks: 'Do new tires last longer?',
    it: 'the new material',
    who: 'tires',
    more: 'last # miles longer',
    size: '# miles in the life of a tire',
  },
  {
    asks: 'Does a warm light help people fall asleep sooner?',
    it: 'the light',
    who: 'people',
    more: 'fall asleep # seconds sooner',
    size: '# seconds of a night',
  },
  {
    asks: 'Does a new form save visitors time?',
    it: 'the form',
    who: 'visitors',
    more: 'are done # seconds sooner',
    size: '# seconds of a visit',
  },
  {
    asks: 'Does a new lid keep tea warm longer?',
    it: 'the lid',
    who: 'cups',
    more: 'stay warm # seconds longer',
    size: '# seconds of warmth',
  },
] as const;

/** What samples are measured in, and between which numbers their means lie. */
export const MEASURED = [
  ['loaves', 'grams', 480, 520],
  ['bus rides', 'minutes', 25, 60],
  ['students', 'points', 40, 80],
  ['batteries', 'hours', 30, 90],
  ['fish', 'centimeters', 30, 60],
  ['apples', 'grams', 120, 220],
] as const;

/** What a lab tests many of. */
export const TESTED = ['herbs', 'foods', 'genes', 'teas', 'oils', 'apps'] as const;

/** In percent. */
export const LEVELS = [1, 5, 10] as const;
