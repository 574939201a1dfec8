import { ChallengeCardSchema, FIRST_DAY, parseNamed } from '@ninefold/contracts';
import { cardPaths, challengeCard, dayCard, roundCard, sharePaths, stampCard, type Card } from 'shared-cards';
import { dayKeyAt, isDayKey } from 'shared-puzzle-engine';
import type { DatabaseClient } from '../database/create-database';
import { databaseUnavailable } from '../database/database-unavailable';

/** What is behind a link that somebody shared. */
export interface SharedLink {
  readonly card: Card;
  /** Its own address, its picture, and the page of the site: paths. */
  readonly path: string;
  readonly picture: string;
  readonly leadsTo: string;
  /** How long a copy of the picture may be used, in seconds; a copy of the page, at most that long. */
  readonly pictureMaxAge: number;
}

export interface LinkParts {
  readonly database: DatabaseClient;
  /** In milliseconds. */
  readonly now: () => number;
}

const DAY_S = 86_400;
/** A challenge can be taken back, and then its link says so. */
const CHALLENGE_MAX_AGE_S = 60;

/** Where today's puzzles are, and where those of a day gone by are. */
const HUB = '/puzzle-games';
const archive = (day: string) => `/archive/${day}`;

/** The puzzles of a day that has begun; null for any other text. */
export function sharedDay({ now }: Pick<LinkParts, 'now'>, day: string): SharedLink | null {
  if (!isDayKey(day) || day < FIRST_DAY || day > dayKeyAt(now())) return null;
  const path = archive(day);
  return { card: dayCard(day), path, picture: cardPaths.day(day), leadsTo: path, pictureMaxAge: DAY_S };
}

/** 1 second to 99 hours, as our links write it. */
const SECONDS = /^[1-9]\d{0,5}$/;
const MOST_SECONDS = 359_999;

/** The stamp of a day's sheet. The time is what the link says: nobody vouches for it, as for the text beside it. */
export function sharedStamp(parts: Pick<LinkParts, 'now'>, day: string, time: string): SharedLink | null {
  const seconds = Number(time);
  if (!sharedDay(parts, day) || !SECONDS.test(time) || seconds > MOST_SECONDS) return null;
  return {
    card: stampCard(day, seconds),
    path: sharePaths.stamp(day, seconds),
    picture: cardPaths.stamp(day, seconds),
    leadsTo: day === dayKeyAt(parts.now()) ? HUB : archive(day),
    pictureMaxAge: DAY_S,
  };
}

/** As the database makes them: 26 signs of an alphabet without i, l, o and u. */
const CODE = /^[0-9a-hjkmnp-tv-z]{26}$/;

/**
 * A challenge; null for a code that leads to none.
 * @throws Problem 503 when the database does not respond
 */
export async function sharedChallenge({ database }: LinkParts, code: string): Promise<SharedLink | null> {
  if (!CODE.test(code)) return null;
  const { data, error } = await database.rpc('challenge_card', { p_code: code });
  if (error) throw databaseUnavailable(error);
  if (data === null) return null;
  const found = parseNamed(ChallengeCardSchema, data, 'challenge_card()');
  return {
    card:
      'score' in found
        ? roundCard(found.game_type, found.score, found.seconds)
        : challengeCard({ ...found, game: found.game_type }, found.seconds),
    path: sharePaths.challenge(code),
    picture: cardPaths.challenge(code),
    leadsTo: `/challenge/${code}`,
    pictureMaxAge: CHALLENGE_MAX_AGE_S,
  };
}
