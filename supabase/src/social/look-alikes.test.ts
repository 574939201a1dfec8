import { scriptValues } from '../testing/script-values';

/** Letter → what looks like it. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀⲁⲀꭺᎪꓮᗩ@🅐🅰',
  b: 'вВβΒʙьЬƀɓƅⲃⲂᏼᏴꓐᗷ🅑🅱',
  c: 'сСςᴄƈⲥⲤꮯᏟꓚᑕ¢🅒🅲ϲϹ',
  d: 'ԁԀᴅđĐɗꭰᎠꮷᏧꓓᗪ🅓🅳',
  e: 'еЕεΕєЄᴇɛҽⲉⲈꭼᎬꓰ🅔🅴',
  f: 'ꜰƒғҒꓝᖴ🅕🅵',
  g: 'ɢɡɠցԍԌꮐᏀꓖ🅖🅶',
  h: 'нНΗһҺʜħĦɦհңҢⲏⲎꮋᎻꓧᕼ🅗🅷',
  i: 'іІιΙıɪɨɩⲓⲒꭵᎥꓲ!ǃ🅘🅸',
  j: 'јЈᴊյϳͿȷꭻᎫꓙᒍ🅙🅹',
  k: 'кКκΚᴋƙқҚⲕⲔꮶᏦꓗ🅚🅺',
  l: 'łŁӏӀʟƚɫɬꮮᏞԼꓡᒪ|ǀ∣🅛🅻',
  m: 'мМΜᴍɱⲙⲘꮇᎷꓟᗰ🅜🅼',
  n: 'ΝηпɴոռɳɲŋⲛⲚꓠᑎ🅝🅽',
  o: 'оОοΟσøØᴏօՕⲟⲞꓳ🅞🅾',
  p: 'рРρΡᴘƥⲣⲢꮲᏢꓑᑭ🅟🅿',
  q: 'ԛԚգզɋʠᑫ🅠🆀',
  r: 'гʀɾɽꭱᎡꮢᏒꓣᖇ🅡🆁',
  s: 'ѕЅꜱʂꮪᏚՏꓢ$🅢🆂',
  t: 'тТτΤᴛŧŦƭʈⲧⲦꭲᎢꓔ🅣🆃',
  u: 'υμᴜսՍʉʊꓴᑌ🅤🆄',
  v: 'νѵѴᴠʋꮩᏙꓦᐯ🅥🆅',
  w: 'ωѡѠԝԜᴡⱳꮃᎳꓪᗯ🅦🆆',
  x: 'хХχΧҳҲⲭⲬꓫ᙭🅧🆇',
  y: 'уУγΥүҮʏƴⲩⲨꭹᎩꓬ🅨🆈',
  z: 'ΖᴢƶʐꮓᏃꓜ🅩🆉',
  3: 'зЗ',
};

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const looksOf = async (names: readonly string[], look: string) =>
  (
    await scriptValues([
      `select jsonb_agg(${look}(n.name) order by n.position) as value
       from jsonb_array_elements_text(${literal(JSON.stringify(names))}) with ordinality n (name, position)`,
    ])
  )[0];

test('each letter is read as the Latin one that it looks like', async () => {
  const pairs = Object.entries(LOOK_ALIKES).flatMap(([letter, signs]) =>
    [...signs].map((sign) => [sign, letter] as const),
  );
  const looks = await looksOf(
    pairs.map(([sign]) => sign),
    'private.latin_lookalikes',
  );
  expect(looks).toEqual(pairs.map(([, letter]) => letter));
});

const DISGUISED = [
  'ɴɪɴᴇꜰᴏʟᴅ',
  'ոіոеfоӏԁ',
  'ΝІΝΕᖴOᒪᗪ',
  'ꓠꓲꓠꓰꓝꓳꓡꓓ',
  '🅽🅸🅽🅴🅵🅾🅻🅳',
  '𝓷𝓲𝓷𝓮𝓯𝓸𝓵𝓭',
  'ⲛιⲛⲉfⲟℓᎠ',
  ...['\u0301', '\u0489', '\u1ab0', '\u1dc0', '\u20dd', '\ufe20', '\u0e49', '\u064b'].map((mark) =>
    [...'ninefold'].map((letter) => letter + mark).join(''),
  ),
];

test.each(DISGUISED)('"%s" looks like the name of the product', async (name) => {
  expect(await looksOf([name], 'private.moderated_look')).toEqual(
    await looksOf(['ninefold'], 'private.moderated_look'),
  );
});

test('words of other scripts keep their own look', async () => {
  const words = ['Загадки', 'Αίνιγμα', 'ปริศนา', 'חידות', 'ألغاز', 'पहेली', 'հանելուկ'];
  const looks = await looksOf(words, 'private.moderated_look');
  expect(new Set(looks as string[]).size).toBe(words.length);
  const kept = await looksOf(words, 'private.display_name');
  expect(kept).toEqual(words.map((word) => word.normalize('NFC')));
});

/** The blocks of marks that any letter can have, of which two are stored. */
const ANY_LETTER =
  /[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u2de0-\u2dff\ua66f-\ua69f\ufe20-\ufe2f]/;

test('marks are not stacked without end, whatever their script', async () => {
  const marks = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code))
    .filter((sign) => /[\p{Mn}\p{Me}]/u.test(sign) && sign === sign.normalize('NFC'))
    // These are removed altogether, because they show nothing.
    .filter((sign) => !/[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f]/.test(sign));
  // The letter q is not composed with any mark.
  const stored = await looksOf(
    marks.map((mark) => `q${mark.repeat(30)}`),
    'private.display_name',
  );
  expect(stored).toEqual(marks.map((mark) => `q${mark.repeat(ANY_LETTER.test(mark) ? 2 : 4)}`));
});

test.each([
  'ปั่น น้ำ สิทธิ์',
  'שִׁמְעוֹן בֶּן־צְבִי',
  'מֹשֶׁה שּׁ',
  'مُحَمَّدٌ ٱللَّٰه',
  'श्रीमती ज्ञानेश्वरी',
  'மந்திரக் கணக்கு',
  'လျှော့ မျှော်',
  'ស្ត្រីខ្មែរ៊ុំ',
  'བསྒྲུབས་པ',
  'Nguyễn Thị Hồng',
  'Ἀριστοτέλης ᾧ',
])('the marks of "%s" are kept', async (name) => {
  expect(await looksOf([name], 'private.display_name')).toEqual([name.normalize('NFC')]);
});
