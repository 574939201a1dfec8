/** Each story by its words, and what its numbers have to do with the answer: a difference that is 0 for the right one. */
const STORIES: readonly (readonly [RegExp, (answer: number, ...numbers: number[]) => number])[] = [
  [/is (-?\d+) degrees in .* is (\d+) degrees colder/, (night, noon, colder) => night + colder - noon],
  [
    /(?:at|has) (-?\d+) (?:degrees|points).* (?:falls by|loses) (\d+)/,
    (after, start, by) => after + by - start,
  ],
  [/ at (-?\d+) meters and .* (\d+) meters\. How many meters/, (way, low, high) => low + way - high],
  [/equally among (\d+) friends\. Each gets (\d+)\./, (all, friends, each) => all / friends - each],
  [/buys (\d+) notebooks at the same price and pays (\d+)/, (price, count, all) => price * count - all],
  [/spends (\d+) dollars .* has (\d+) dollars left/, (before, spent, left) => before - spent - left],
  [
    /costs (\d+) dollars plus (\d+) dollars for each hour\. .* pays (\d+)/,
    (hours, fixed, each, all) => fixed + each * hours - all,
  ],
  [
    /is (\d+) centimeters long\. Each hour it gets (\d+) centimeters shorter\. .* is it (\d+)/,
    (hours, start, each, left) => start - each * hours - left,
  ],
  [
    /has (\d+) stamps\. That is (\d+) more than (\d+) times as many/,
    (stamps, all, more, times) => times * stamps + more - all,
  ],
  [
    /charges (\d+) dollars plus (\d+) dollars .* Another charges (\d+) dollars plus (\d+) dollars/,
    (count, low, dear, high, cheap) => low + dear * count - high - cheap * count,
  ],
  [/For (\d+) .* you use (\d+) .* for (\d+) /, (taken, one, another, given) => taken * one - another * given],
  [/growing (\d+) inches, a plant is (\d+) inches/, (before, more, all) => before + more - all],
  [
    /multiplies it by (\d+) and adds (\d+)\. The result is (\d+)/,
    (x, by, more, result) => by * x + more - result,
  ],
  [
    /by (\d+) and adding (\d+) gives .* by (\d+) and adding (\d+)/,
    (x, by, more, otherBy, otherMore) => by * x + more - otherBy * x - otherMore,
  ],
  [/has (\d+) .* and (\d+) .* ratio is (\d+) : x/, (x, one, another, part) => x * one - another * part],
  [
    /share (\d+) \w+ in the ratio (\d+) : (\d+)\. How many does (?:\S+) get/,
    (share, all, one, another) => share * one - (all - share) * another,
  ],
  [
    /share some \w+ in the ratio (\d+) : (\d+)\. \S+ gets (\d+) more than/,
    (all, one, another, more) => ((all + more) / 2) * another - ((all - more) / 2) * one,
  ],
  [
    /ratio (\d+) : (\d+), and \w+ and \w+ \w+ are in the ratio (\d+) : (\d+)\. There are (\d+) /,
    (green, red, blue, otherBlue, otherGreen, count) =>
      (count * blue) / red - (green * otherBlue) / otherGreen,
  ],
];

/** How far an answer is from fitting the story. Throws where no story is told, or more than one. */
export function missIn(words: string, answer: number): number {
  const plain = words.replaceAll('$', '');
  const told = STORIES.flatMap(([story, miss]) => {
    const [, ...numbers] = story.exec(plain) ?? [];
    return numbers.length > 0 ? [miss(answer, ...numbers.map(Number))] : [];
  });
  if (told.length !== 1) throw new Error(`${told.length} stories are told: ${words}`);
  return told[0] ?? NaN;
}

/** Three people share money: what one of them gets, from what all or two of them get. */
export function shareOfThree(words: string): number | undefined {
  const [, parts = '', known = '', asked = ''] =
    /in the ratio (\d+ : \d+ : \d+)\. (There are|.* together get) .* does (\S+) get/.exec(
      words.replaceAll('$', ''),
    ) ?? [];
  const [, names = ''] = /^(.*) share money/.exec(words) ?? [];
  const [, money = NaN] = /(\d+) dollars/.exec(words)?.map(Number) ?? [];
  if (parts === '' || names === '') return undefined;
  const partOf = new Map(
    names.split(/, | and /).map((name, index) => [name, Number(parts.split(' : ')[index])]),
  );
  const knownParts = [...partOf].filter(([name]) => known === 'There are' || known.includes(name));
  const all = knownParts.reduce((sum, [, part]) => sum + part, 0);
  return (money / all) * (partOf.get(asked) ?? NaN);
}

const PARTS: Readonly<Record<string, number>> = { hens: 2, goats: 4, bicycles: 2, tricycles: 3 };

/** Of things that are counted, or bought by two people. */
export function equationsTold(words: string): string[] {
  const [, all, first = '', second = '', parts] =
    /There are (\d+) in all: some are (.*), and the others are (.*)\. Together they have (\d+)/.exec(words) ??
    [];
  const each = (thing: string) => PARTS[thing] ?? /with (\d+)/.exec(thing)?.[1];
  if (all) return [`x + y = ${all}`, `${each(first)}x + ${each(second)}y = ${parts}`];
  return [...words.matchAll(/buys (\d+) teas? and (\d+) soups? for (\d+) dollars/g)].map(
    ([, teas, soups, paid]) => `${teas}x + ${soups}y = ${paid}`,
  );
}

/** What was paid for how many: "A month with 4 movies costs 25 dollars, and a month with 8 movies costs 41 dollars." */
export function paidIn(words: string): (readonly [number, number])[] {
  const paid = [...words.matchAll(/with (\d+) \w+ costs (\d+) dollars/g)];
  return paid.map(([, count, dollars]) => [Number(count), Number(dollars)] as const);
}
