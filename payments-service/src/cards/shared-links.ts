import {
  ChallengeCardSchema,
  FIRST_DAY,
  GAME_TYPES,
  GAMES,
  GRID_GAMES,
  parseNamed,
  type ChallengeCard,
} from '@ninefold/contracts';
import {
  cardPaths,
  challengeCard,
  dayCard,
  gameCard,
  puzzleCard,
  roundCard,
  sharePaths,
  stampCard,
  type Card,
} from '@ninefold/cards';
import { dayKeyAt, isDayKey } from 'shared-puzzle-engine';
import type { DatabaseClient } from '../database/create-database';
import { databaseUnavailable } from '../database/database-unavailable';

export interface SharedPicture {
  readonly card: Card;
  /** How long a copy of it may be used, in seconds. */
  readonly maxAge: number;
}

/** What is behind a link that somebody shared. */
export interface SharedLink extends SharedPicture {
  /** Its own address, its picture, and the page of the site: paths. */
  readonly path: string;
  readonly picture: string;
  readonly leadsTo: string;
}

export interface LinkDependencies {
  readonly database: DatabaseClient;
  /** In milliseconds. */
  readonly now: () => number;
}

const DAY_S = 86_400;
/** A challenge can be taken back: a minute later no copy of ours shows it any more. */
const CHALLENGE_MAX_AGE_S = 60;

/** Where today's puzzles are, and where those of a day gone by are. */
const HUB = '/puzzle-games';
const archive = (day: string) => `/archive/${day}`;

/** The puzzles of a day that has begun; null for any other text. */
export function sharedDay({ now }: Pick<LinkDependencies, 'now'>, day: string): SharedLink | null {
  if (!isDayKey(day) || day < FIRST_DAY || day > dayKeyAt(now())) return null;
  const path = archive(day);
  return { card: dayCard(day), path, picture: cardPaths.day(day), leadsTo: path, maxAge: DAY_S };
}

const atPath = (name: string) => (game: keyof typeof GAMES) => GAMES[game].path === `/${name}`;

/** One puzzle of a day that has begun. @param name of its game, as addresses write it: `sum-grid` */
export function sharedPuzzle(
  dependencies: Pick<LinkDependencies, 'now'>,
  day: string,
  name: string,
): SharedLink | null {
  const game = GRID_GAMES.find(atPath(name));
  if (!game || !sharedDay(dependencies, day)) return null;
  const { path } = GAMES[game];
  return {
    card: puzzleCard(game, day),
    path: sharePaths.puzzle(game, day),
    picture: cardPaths.puzzle(game, day),
    leadsTo: day === dayKeyAt(dependencies.now()) ? path : archive(day) + path,
    maxAge: DAY_S,
  };
}

/** A game without a puzzle of its own. */
export function pictureOfGame(name: string): SharedPicture | null {
  const game = GAME_TYPES.find(atPath(name));
  return game ? { card: gameCard(game), maxAge: DAY_S } : null;
}

/** Practice of a grid: every reader has another puzzle. */
export function sharedPractice(name: string): SharedLink | null {
  const game = GRID_GAMES.find(atPath(name));
  if (!game) return null;
  return {
    card: gameCard(game),
    path: sharePaths.practice(game),
    picture: cardPaths.game(game),
    leadsTo: `${GAMES[game].path}?mode=practice`,
    maxAge: DAY_S,
  };
}

/** 1 second to 99 hours, as our links write it. */
const SECONDS = /^[1-9]\d{0,5}$/;
const MOST_SECONDS = 359_999;

/** The stamp of a day's sheet. The time is what the link says: nobody vouches for it, as for the text beside it. */
export function sharedStamp(
  dependencies: Pick<LinkDependencies, 'now'>,
  day: string,
  time: string,
): SharedLink | null {
  const seconds = Number(time);
  if (!sharedDay(dependencies, day) || !SECONDS.test(time) || seconds > MOST_SECONDS) return null;
  return {
    card: stampCard(day, seconds),
    path: sharePaths.stamp(day, seconds),
    picture: cardPaths.stamp(day, seconds),
    leadsTo: day === dayKeyAt(dependencies.now()) ? HUB : archive(day),
    maxAge: DAY_S,
  };
}

/** As the database makes them: 26 signs of an alphabet without i, l, o and u. */
const CODE = /^[0-9a-hjkmnp-tv-z]{26}$/;

/**
 * A challenge; null for a code that leads to none.
 * @throws Problem 503 when the database does not respond
 */
export async function sharedChallenge(
  { database }: LinkDependencies,
  code: string,
): Promise<SharedLink | null> {
  if (!CODE.test(code)) return null;
  const { data, error } = await database.rpc('challenge_card', { p_code: code });
  if (error) throw databaseUnavailable(error);
  if (data === null) return null;
  return {
    card: cardOfChallenge(parseNamed(ChallengeCardSchema, data, 'challenge_card()')),
    path: sharePaths.challenge(code),
    picture: cardPaths.challenge(code),
    leadsTo: `/challenge/${code}`,
    maxAge: CHALLENGE_MAX_AGE_S,
  };
}

function cardOfChallenge(challenge: ChallengeCard): Card {
  if ('score' in challenge) return roundCard(challenge.game_type, challenge.score, challenge.seconds);
  const { game_type: game, givens, targets, seconds } = challenge;
  return challengeCard({ game, givens, targets }, seconds);
}
