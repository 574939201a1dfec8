import type { ReviewCard } from '@ninefold/contracts';
import { newPlayer, type Player } from '../testing/players';
import { drill, save } from '../testing/results';
import {
  asked,
  reviewCardsOf,
  daysAgo,
  daysUntil,
  MISSED,
  reviewed,
  round,
  saveCards,
} from '../testing/review-cards';

/** Reviews and misses of one card, in any order of arrival. */

const FACT = 'fact:7x8';

let player: Player;

beforeEach(async () => {
  player = await newPlayer();
});

const missInGame = (missedDaysAgo: number) => save(player.client, round([MISSED], missedDaysAgo));

const missInDrill = (missedDaysAgo: number) => {
  const answers = Array.from({ length: 20 }, (_, at) => asked('48 + 27', 75, at === 3 ? 65 : 75));
  const finished_at = daysAgo(missedDaysAgo);
  return save(player.client, drill(19, { answers, completion_time_seconds: 18, finished_at }));
};

/** The player's only card. */
async function card() {
  const [only, ...more] = await reviewCardsOf(player.client);
  if (!only || more.length > 0) throw new Error('There is one card.');
  const days = (at: string | null) => at && daysUntil(at);
  return {
    dueIn: days(only.due_at),
    missed: days(only.missed_at),
    missed_in: only.missed_in,
    reps: (only.memory as ReviewCard['memory']).reps,
  };
}

describe('a fact missed in a game after the review, before the session is saved', () => {
  const outcome = { dueIn: 0.5, missed: -0.5, missed_in: 'mental_math_speed', reps: 5 };
  const known = () => saveCards(player.client, reviewed(FACT, 40, -1));
  const review = () => saveCards(player.client, reviewed(FACT, 0.6, 60, { reps: 5 }));

  test('is due a day later if the session arrives first', async () => {
    await known();
    await review();
    await missInGame(0.5);
    expect(await card()).toEqual(outcome);
  });

  test('is due a day later if the game arrives first', async () => {
    await known();
    await missInGame(0.5);
    await review();
    expect(await card()).toEqual(outcome);
  });

  test('is not forgotten when the session is sent again', async () => {
    await known();
    await review();
    await missInGame(0.5);
    await review();
    expect(await card()).toEqual(outcome);
  });

  test('is due a day later if a game created the card', async () => {
    await missInGame(3);
    await missInGame(0.5);
    await saveCards(player.client, reviewed(FACT, 0.6, 3, { reps: 1 }));
    expect(await card()).toEqual({ ...outcome, reps: 1 });
  });
});

describe('a card created by a game', () => {
  beforeEach(() => missInDrill(2));

  test('no longer names the game after it is missed in a review', async () => {
    await saveCards(player.client, reviewed('fact:27+48', 0.5, 0.5, { missed: true, reps: 1, lapses: 0 }));
    expect(await card()).toEqual({ dueIn: 0.5, missed: -0.5, missed_in: null, reps: 1 });
  });

  test('still names the game after a correct review', async () => {
    await saveCards(player.client, reviewed('fact:27+48', 0.5, 9, { reps: 1 }));
    expect(await card()).toEqual({ dueIn: 9, missed: -2, missed_in: 'addition_drill', reps: 1 });
  });

  test('names the game when it is missed there after a session', async () => {
    await saveCards(player.client, reviewed('fact:27+48', 1, 0, { missed: true, reps: 1 }));
    await missInDrill(0.5);
    expect(await card()).toMatchObject({ missed: -0.5, missed_in: 'addition_drill' });
  });
});

describe('a card missed in a session that did not know it', () => {
  const again = (missedDaysAgo: number) => {
    const first = { missed: true, reps: 1, lapses: 0 };
    return saveCards(player.client, reviewed(FACT, missedDaysAgo, 1 - missedDaysAgo, first));
  };

  test('keeps its memory and is due a day later', async () => {
    await saveCards(player.client, reviewed(FACT, 5, 35));
    await again(0.5);
    expect(await card()).toEqual({ dueIn: 0.5, missed: -0.5, missed_in: null, reps: 4 });
  });

  test('does not change if it was reviewed since', async () => {
    await saveCards(player.client, reviewed(FACT, 0.2, 35));
    await again(0.5);
    expect(await card()).toEqual({ dueIn: 35, missed: null, missed_in: null, reps: 4 });
  });

  test('is new once, however often it is sent', async () => {
    await again(0.5);
    await again(0.5);
    expect(await card()).toEqual({ dueIn: 0.5, missed: -0.5, missed_in: null, reps: 1 });
  });
});
