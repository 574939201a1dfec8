const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEKS = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6', 'Week 7'];
const YEARS = ['2019', '2020', '2021', '2022', '2023', '2024', '2025'];

export interface Story {
  /** One step of time: "month". */
  readonly per: string;
  readonly times: readonly string[];
  /** As it stands before a time: "in" March, "on" Monday. */
  readonly at: string;
  readonly axis: string;
  /** "the number of members" */
  readonly quantity: string;
  readonly units: string;
  /** What a chart of two lines shows, and their names. */
  readonly pair: string;
  readonly names: readonly [string, string];
  /** A time within one step of time, which has no point of its own. */
  readonly within: string;
  /** Something that may be the cause, and that no chart says. */
  readonly cause: string;
}

export const STORIES = [
  {
    per: 'month',
    times: MONTHS,
    at: 'in',
    axis: 'Members',
    quantity: 'the number of members',
    units: 'members',
    pair: 'the members of two clubs',
    within: 'In the middle of',
    names: ['Chess', 'Judo'],
    cause: 'a new coach',
  },
  {
    per: 'day',
    times: DAYS,
    at: 'on',
    axis: 'Visitors',
    quantity: 'the number of visitors',
    units: 'visitors',
    pair: 'the visitors of two places',
    within: 'At noon on',
    names: ['Zoo', 'Pool'],
    cause: 'the weather',
  },
  {
    per: 'week',
    times: WEEKS,
    at: 'in',
    axis: 'Height in cm',
    quantity: 'the height of the plant',
    units: 'centimeters',
    pair: 'the height of two plants',
    within: 'In the middle of',
    names: ['Bean', 'Pea'],
    cause: 'more light',
  },
  {
    per: 'month',
    times: MONTHS,
    at: 'in',
    axis: 'Water level in cm',
    quantity: 'the water level',
    units: 'centimeters',
    pair: 'two water levels',
    within: 'In the middle of',
    names: ['Lake', 'River'],
    cause: 'rain in the mountains',
  },
  {
    per: 'year',
    times: YEARS,
    at: 'in',
    axis: 'Shops',
    quantity: 'the number of shops',
    units: 'shops',
    pair: 'the shops in two towns',
    within: 'In the middle of',
    names: ['Brook', 'Oakley'],
    cause: 'a new railroad station',
  },
  {
    per: 'day',
    times: DAYS,
    at: 'on',
    axis: 'Orders',
    quantity: 'the number of orders',
    units: 'orders',
    pair: 'the orders of two dishes',
    within: 'At noon on',
    names: ['Pizza', 'Soup'],
    cause: 'a lower price',
  },
] as const satisfies readonly Story[];
