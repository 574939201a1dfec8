import { number, unlike } from '../testing/written';
import type { Answer } from './exercise';
import type { Block } from './text';

const asks = (text: string): Block[] => [{ kind: 'text', text }];

test.each<[Answer, string[]]>([
  [
    number('-3'),
    [
      '(-3)',
      '(−3)',
      '( - 3 )',
      '-3.',
      '−3,',
      '-3 .',
      'x = -3',
      '-3 = x',
      'х = -3',
      'f(2) = -3',
      '-(3)',
      'slope: -3',
      'minus 3',
      'negative 3',
    ],
  ],
  [
    number('-3/4'),
    [
      '3/-4',
      '3/(-4)',
      '(-3)/4',
      '-(3/4)',
      '(-3/4)',
      '-3/4.',
      '−¾',
      '\\frac{-3}{4}',
      '-\\frac{3}{4}',
      '$-3/4$',
    ],
  ],
  [
    number('3/4'),
    [
      '-3/-4',
      '(-3)/(-4)',
      '3:4',
      '3 : 4',
      '3∶4',
      '3 out of 4',
      '3 in 4',
      '3 over 4',
      '75%',
      '75 pct',
      '٧٥٪',
      '.75',
      '0.75,',
      '3/4;',
    ],
  ],
  [
    number('5/11'),
    ['5 out of 11', '5 of 11', '5:11', '0.(45)', '0.4545...', '0.454545…', '0.45 repeating', '45.(45) %'],
  ],
  [
    number('2/3'),
    [
      '0.(6)',
      '0.666...',
      '.66…',
      '0.6 repeating',
      '0.6 recurring',
      '0.6...',
      '0.6̅',
      '66.(6)%',
      '\\dfrac{2}{3}',
      '⅔',
      '٢/٣',
      '２／３',
    ],
  ],
  [
    number('7/4'),
    [
      '1 3/4',
      '1 and 3/4',
      '1 + 3/4',
      '1\\frac{3}{4}',
      '1¾',
      '١٫٧٥',
      '१.७५',
      '１．７５',
      '1。75',
      '۱٫۷۵',
      '\u202b1.75\u202c',
      '~1.75',
    ],
  ],
  [
    number('1250'),
    [
      '1,250',
      '1 250',
      "1'250",
      '1’250',
      '1\u00a0250',
      '1\u202f250',
      '١٬٢٥٠',
      '१,२५०',
      '1250.',
      '1,250.',
      '1250.00',
    ],
  ],
  [
    number('9.2', 'km'),
    [
      '9.2 kilometers',
      '9.2 kilometres',
      '9.2 km',
      '9.2km.',
      '9,2 km',
      '9.2 KM',
      '9.2 kilometer',
      '٩٫٢ km',
      '(9.2) km',
    ],
  ],
  [
    number('162', '°'),
    ['162 degrees', '162°', '162 deg', '162º', '162˚', '162^\\circ', '162⁰', '162 Degrees'],
  ],
  [number('45', 'min'), ['45 mins', '45 min', '45 minutes', '45 min.', '45m', '45 minute']],
  [number('1.6', 'h'), ['1.6 hours', '1.6 hrs', '1.6h', '1.6 hr', '8 out of 5', '1.6 hour']],
  [number('6', 's'), ['6 seconds', '6 sec', '6 secs', '6s']],
  [number('3', 'L'), ['3 liters', '3 litres', '3 l', '3L', '3 liter']],
  [number('3', 'mL'), ['3 milliliters', '3 ml', '3 mL', '3 millilitres']],
  [number('24', 'kg'), ['24 kilograms', '24 kilos', '24 kgs', '24 kg']],
  [
    number('3', 'cm²'),
    [
      '3 square centimeters',
      '3 sq cm',
      '3 sq. cm',
      '3 cm2',
      '3 cm^2',
      '3 cm^{2}',
      '3 cm**2',
      '3 centimeters squared',
    ],
  ],
  [number('3', 'm³'), ['3 cubic meters', '3 cu m', '3 m3', '3 m³', '3 m^3', '3 meters cubed']],
  [
    number('54', 'km/h'),
    [
      '54 km/h',
      '54 kmh',
      '54 kilometers per hour',
      '54 km per hour',
      '54 km/hr',
      '54 kph',
      '54 kilometers/hour',
    ],
  ],
  [number('30', 'm/s'), ['30 m/s', '30 meters per second', '30 mps', '30 m per sec']],
  [number('8.9', 'ha'), ['8.9 hectares', '8.9 ha', '8.9 hectare']],
  [number('5', 'points'), ['5 percentage points', '5 percentage point', '5 points', '5 pp', '5%']],
  [number('50', '%'), ['50 percent', '50%', '50 pct', '%50', '٥٠٪', '٪٥٠', '50 per cent', '50\\%']],
])('the value of %j is read in every usual form', (answer, forms) => {
  expect(unlike('right', answer, forms)).toEqual([]);
});

test.each<[string, Answer, string[]]>([
  [
    'A book costs 3.45 dollars. How many dollars does she get back?',
    number('1.55'),
    ['$1.55', '1.55 $', '1.55 dollars', 'US$1.55', '1,55', '1.55 USD', '$ 1.55', '\\$1.55', '＄１．５５'],
  ],
  [
    'They share 70 dollars. How many does Noor get?',
    number('40'),
    ['$40', '40 dollars', '$40 USD', '$40 dollars'],
  ],
  ['How many degrees is it at night?', number('-4'), ['-4 degrees', '-4°', '−4 °C', '-4 deg']],
  ['How many cubic meters is that?', number('8'), ['8 cubic meters', '8 m³', '8 cu m']],
  [
    'How many kg of cashews must be added?',
    number('24', 'kg'),
    ['24 kg of cashews', '24 kilograms of cashews'],
  ],
  ['12 friends share 30 apples. How many apples are left?', number('6'), ['6 apples', '6 apple', '6 Apples']],
  ['How many liters does each of 4 jugs hold?', number('1.5'), ['1.5 liters', '1.5 L', '1,5 l']],
  [
    'A tank is being filled. How many liters flow in each minute?',
    number('7'),
    [
      '7 liters per minute',
      '7 L/min',
      '7 liters',
      '7 liters in each minute',
      '7 l per min',
      '7 liters/minute',
      '7 per minute',
    ],
  ],
  [
    'How many pages does it print each minute?',
    number('6'),
    ['6 pages per minute', '6 pages/min', '6 pages', '6/min'],
  ],
  ['He asks friends how many minutes they walk: 9, 5. Find the mean.', number('7'), ['7 minutes', '7 min']],
  [
    'He counts the visitors each hour: 15, 19. Find the mean.',
    number('17'),
    ['17 visitors', '17 visitors per hour'],
  ],
  ['Temperatures in January, in degrees: $10, -12$. Find the range.', number('22'), ['22 degrees', '22°']],
  ['Its height in meters after $t$ seconds. Find $h$ for $t = 6$.', number('30'), ['30 m', '30 meters']],
  ['What is the area of a field 8.5 kilometers long, in square kilometers?', number('72.25'), ['72.25 km²']],
  ['This converts degrees Celsius to degrees Fahrenheit. Find $F$.', number('68'), ['68 °F', '68 degrees']],
  ['Of some eggs, 30 are brown. How many eggs are there in all?', number('60'), ['60 eggs']],
])('after %s the words of the question may follow the number', (text, answer, forms) => {
  expect(unlike('right', answer, forms, asks(text))).toEqual([]);
});

test('a percentage does not answer a question about a price, whatever else it says', () => {
  const prompt = asks('A price rises by 20 percent to 60 dollars. What was it before?');
  expect(unlike('unreadable', number('50'), ['50%', '50 percent'], prompt)).toEqual([]);
  expect(unlike('right', number('50'), ['$50', '50 dollars'], prompt)).toEqual([]);
});

test.each<[string, Answer, string[]]>([
  ['x/4 = 5', number('20'), ['x/4 = 20', 'x/4 = 5', '20 = x/4', '4x = 20', 'x*4 = 20']],
  ['x - 13 = -26', number('-13'), ['x - 13 = -13', 'x - 13 = -26', '-13 = x - 13', '−13=x−13']],
  [
    'x + 3 = 5',
    number('5'),
    ['x-3 = 5', 'x^2 = 5', 'x² = 5', 'x+2=5', '-x = 5', '5 = x^2', '(x+2) = 5', 'x > 5'],
  ],
  ['-1/4', number('-1/4'), ['-1 + 3/4', '(-1 + 3/4)', '−1 + ¾', 'minus 1 + 3/4']],
  ['-7/4', number('-7/4'), ['-1 + 3/4', '(-1 + 3/4)', '−1 + ¾', 'x = -1 + 3/4']],
])('an equation or a sum is not counted: %s', (_, answer, forms) => {
  expect(unlike('unreadable', answer, forms)).toEqual([]);
});

test.each<[Answer, string[]]>([
  [
    number('5'),
    ['x=5', 'X = 5', "f'(2) = 5", 'x_1 = 5', 'x₁ = 5', 'P(A and B) = 5', 'slope m = 5', 'x̄ = 5', 'σ² = 5'],
  ],
  [number('5'), ['5 = f(2)', '5=x', 'x ≈ 5', 'the mean is 5', 'the number of ways: 5']],
  [number('-7/4'), ['-(1 + 3/4)', '-1 3/4', '-1 and 3/4', '(-1 3/4)']],
])('a name before or after the number of %j is ignored', (answer, forms) => {
  expect(unlike('right', answer, forms)).toEqual([]);
});

test.each<[Answer, string[]]>([
  [number('9.2', 'km'), ['9.2 kms', '9.2 км', '9,2 КМ', '9.2км']],
  [number('5', 'cm'), ['5 cms', '5 см']],
  [number('54', 'km/h'), ['54 kms/h', '54 км/ч', '54 kms per hour']],
  [number('20', 'm²'), ['20 м²', '20 м2', '20 м^2']],
  [number('3', 'cm³'), ['3 cc', '3 см³']],
  [number('3', 'mL'), ['3 cc', '3 mls', '3 мл']],
  [number('4', 'L'), ['4 ltr', '4 ltrs', '4 л']],
  [number('5', 'g'), ['5 gr', '5 gms', '5 gm', '5 г']],
  [number('5', 'kg'), ['5 кг']],
  [number('30', 'm/s'), ['30 м/с']],
  [number('45', 'min'), ['45 мин']],
  [number('5', 'points'), ['5 pts', '5 p.p.', '5 pt']],
  [number('162', '°'), ['162 C', '162 c', '162 °F']],
  [number('7/4'), ['\\frac74', '\\frac 7 4', '\\dfrac74']],
])('the short and Cyrillic units of %j are read', (answer, forms) => {
  expect(unlike('right', answer, forms)).toEqual([]);
});

test('a left side with another value than the name is not left out', () => {
  const forms = ['minus x = 5', 'Negative x = 5', 'half x = 5', 'not x = 5', 'twice x is 5', '5 = minus x'];
  expect(unlike('unreadable', number('5'), forms)).toEqual([]);
});

test('other texts are unreadable', () => {
  const forms = [
    '4:30',
    '1:2:3',
    '(3',
    '3)',
    '3 4',
    '5!',
    '--3',
    '-(-)',
    '3 apples',
    '(3)(4)',
    '3x',
    '2^3',
    '5 out of',
    '٣٤a',
  ];
  expect(unlike('unreadable', number('3', 'min'), forms)).toEqual([]);
});
