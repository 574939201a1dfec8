import { FIRST_DAY, GAME_TYPES, GAMES, GRID_GAMES, type ChallengeCard } from '@ninefold/contracts';
import { challengeCardCall } from '@ninefold/contracts/rpc';
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
import { callDatabase } from '../database/call-database';
import type { DatabaseClient } from '../database/create-database';

export interface SharedPicture {
  readonly card: Card;
  /** Cache lifetime, in seconds. */
  readonly maxAge: number;
}

/** The content of a shared link. */
export interface SharedLink extends SharedPicture {
  /** Paths: of the link itself, of its picture, and of the site's page. */
  readonly path: string;
  readonly picture: string;
  readonly target: string;
}

export interface LinkDependencies {
  readonly database: DatabaseClient;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const DAY_S = 86_400;
/** A challenge can be withdrawn, and must disappear from caches within a minute. */
const CHALLENGE_MAX_AGE_S = 60;

/** Today's puzzles; past days are in the archive. */
const HUB = '/puzzle-games';
const archive = (day: string) => `/archive/${day}`;

/** The puzzles of a day; null for anything but a day that has begun. */
export function sharedDay({ now }: Pick<LinkDependencies, 'now'>, day: string): SharedLink | null {
  if (!isDayKey(day) || day < FIRST_DAY || day > dayKeyAt(now())) return null;
  const path = archive(day);
  return { card: dayCard(day), path, picture: cardPaths.day(day), target: path, maxAge: DAY_S };
}

const atPath = (name: string) => (game: keyof typeof GAMES) => GAMES[game].path === `/${name}`;

/**
 * One puzzle of a day that has begun.
 * @param name the game's path segment, such as `sum-grid`
 */
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
    target: day === dayKeyAt(dependencies.now()) ? path : archive(day) + path,
    maxAge: DAY_S,
  };
}

/** The picture of a game, without a particular puzzle. */
export function pictureOfGame(name: string): SharedPicture | null {
  const game = GAME_TYPES.find(atPath(name));
  return game ? { card: gameCard(game), maxAge: DAY_S } : null;
}

/** Practice in a grid game: every reader gets a different puzzle. */
export function sharedPractice(name: string): SharedLink | null {
  const game = GRID_GAMES.find(atPath(name));
  if (!game) return null;
  return {
    card: gameCard(game),
    path: sharePaths.practice(game),
    picture: cardPaths.game(game),
    target: `${GAMES[game].path}?mode=practice`,
    maxAge: DAY_S,
  };
}

/** 1 second to 99 hours, without leading zeros. */
const SECONDS = /^[1-9]\d{0,5}$/;
const MAX_SECONDS = 359_999;

/** The stamp of a finished day. The time comes from the link itself and is not verified. */
export function sharedStamp(
  dependencies: Pick<LinkDependencies, 'now'>,
  day: string,
  time: string,
): SharedLink | null {
  const seconds = Number(time);
  if (!sharedDay(dependencies, day) || !SECONDS.test(time) || seconds > MAX_SECONDS) return null;
  return {
    card: stampCard(day, seconds),
    path: sharePaths.stamp(day, seconds),
    picture: cardPaths.stamp(day, seconds),
    target: day === dayKeyAt(dependencies.now()) ? HUB : archive(day),
    maxAge: DAY_S,
  };
}

/** The database generates 26 characters from an alphabet without i, l, o and u. */
const CODE = /^[0-9a-hjkmnp-tv-z]{26}$/;

/**
 * A challenge; null for an unknown code.
 * @throws Problem 503 when the database does not respond
 */
export async function sharedChallenge(
  { database }: LinkDependencies,
  code: string,
): Promise<SharedLink | null> {
  if (!CODE.test(code)) return null;
  const challenge = await callDatabase(database, challengeCardCall, { p_code: code });
  if (challenge === null) return null;
  return {
    card: cardOfChallenge(challenge),
    path: sharePaths.challenge(code),
    picture: cardPaths.challenge(code),
    target: `/challenge/${code}`,
    maxAge: CHALLENGE_MAX_AGE_S,
  };
}

function cardOfChallenge(challenge: ChallengeCard): Card {
  if ('score' in challenge) return roundCard(challenge.game_type, challenge.score, challenge.seconds);
  const { game_type: game, givens, targets, seconds } = challenge;
  return challengeCard({ game, givens, targets }, seconds);
}
