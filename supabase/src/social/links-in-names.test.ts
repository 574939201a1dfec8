import { scriptValues } from '../testing/script-values';

const LINKS = [
  'https://evil.test',
  'Join http://x',
  'www.evil',
  'evil.com',
  'EVIL.COM/free',
  'go to discord.gg/abc',
  't.me/evil',
  'ada@example.test',
  'evil。com',
  'evil．com',
  'evil\u2024com',
  'ev\u200bil.c\u200bom',
  'ｅｖｉｌ.ｃｏｍ',
  'пример.рф',
  '例え.テスト',
  'xn--e1afmkfd.xn--p1ai',
  '192.168.10.20:80',
  'javascript:alert(1)',
  'mailto:ada',
  'evil.соm',
  'ПРИМЕР.РФ',
  'उदाहरण.भारत',
  'evil.co.uk',
  'a.b.com',
  '163.com',
  'see evil.com, now',
  "evil.com's",
  'evil.xyz!',
  'forms.gle',
  'ada@school.unknown',
  'evil.com-x',
  'bit.ly/x',
];

const NAMES = [
  'Class 7.b',
  'Mr. Smith',
  'J.R. Smith',
  'Period 1/2',
  'Dr. Müller, Klasse 8',
  'Ms. Lee...',
  'Room 3.14',
  'Math: fun!',
  'A.B.',
  '数学 7年',
];

/** Names of classes and schools that teachers write without a space after the dot. */
const CLASSES = [
  ...['7.Klasse', 'Kl.7b', 'Kl.Müller', '8.a/Deutsch'],
  ...['St.Mary', "Mr.Smith's class", 'Mrs.Jones: Period 2', 'Gr.5', 'J.Smith', "St.John's"],
  ...['Std.VII', 'Std.VIII-B'],
  ...['1.A', '2.ª C', 'Prof.ssa Bianchi', 'Prof.Rossi'],
  ...['3.º B', 'Sta.María', 'C.E.I.P.San José'],
  ...['4.osztály', 'IX.osztály'],
  ...['5.tř', '2.stupeň', '8.A'],
  ...['Mme.Dupont', '6.ème'],
  ...['7.razred', 'VII.a'],
  ...['7.luokka', '5.klas', '3.klasse'],
  ...['7.сынып', 'ул.Пушкина', 'А.С.Пушкин', '5.кл'],
  ...['T.C.Atatürk Ortaokulu', '6.sınıf'],
  ...['3.年', '数学.一組'],
];

/** `kept`, or the hint of the refusal. */
const outcomes = (names: readonly string[]) =>
  scriptValues(
    names.map(
      (name) => `
        create function pg_temp.outcome() returns text language plpgsql as $$
        declare v_reason text;
        begin
          perform private.display_name('${name.replaceAll("'", "''")}');
          return 'kept';
        exception when data_exception then
          get stacked diagnostics v_reason = pg_exception_hint;
          return v_reason;
        end; $$;
        select pg_temp.outcome() as value`,
    ),
  );

test('a name cannot contain a link', async () => {
  const found = await outcomes(LINKS);
  expect(LINKS.filter((_, index) => found[index] !== 'name-link')).toEqual([]);
});

test.each([
  ['dots and colons', NAMES],
  ['a dot between a word or number and a word', CLASSES],
])('a name may contain %s', async (_, names) => {
  const found = await outcomes(names);
  expect(names.filter((_, index) => found[index] !== 'kept')).toEqual([]);
});
