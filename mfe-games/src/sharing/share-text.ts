import { dailyName } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import type { Finding } from '../grid/moves';
import { copy } from './copy';

/** A solved puzzle, as the player shares it. */
export interface SharedPuzzle {
  /** The name of the game as the player sees it. */
  readonly title: string;
  /** The day of a daily puzzle, YYYY-MM-DD, also of one from the archive; absent in practice. */
  readonly dayKey?: string | undefined;
  readonly seconds: number;
  readonly hints: number;
  /** With the last one; absent where it is not known. */
  readonly submissions?: number | undefined;
  /** Days in a row, with this one; absent where there is no account. */
  readonly streak?: number | undefined;
  /** How each cell was found: the text shows that, and no digit. */
  readonly found: readonly Finding[];
}

const SIGNS: Readonly<Record<Finding, string>> = {
  given: '🟦',
  first: '🟩',
  found: '🟩',
  changed: '🟨',
  hint: '🟪',
};

/**
 * What a player shares: which puzzle, time, submissions, a grid of signs that gives no digit away, the same in a sentence for
 * those who hear it, and the link.
 */
export function textToShare(subject: SharedPuzzle, link: string): string {
  const { title, dayKey, seconds, hints, submissions, streak = 0, found } = subject;
  const heading = [dayKey && dailyName(dayKey), title, formatClock(seconds)];
  const story = [
    dayKey && hints === 0 ? submissions && copy.submissions(submissions) : copy.hints(hints),
    streak > 0 && copy.streak(streak),
  ];
  const line = [...heading, ...story].filter(Boolean).join(' · ');
  return [line, '', ...signRows(found), '', sentence(subject), link].join('\n');
}

/** Three rows of three signs. */
export const signRows = (found: readonly Finding[]): string[] =>
  [0, 3, 6].map((start) =>
    found
      .slice(start, start + 3)
      .map((finding) => SIGNS[finding])
      .join(''),
  );

function sentence({ title, seconds, submissions, streak = 0, found }: SharedPuzzle): string {
  const { spoken } = copy;
  const count = (wanted: Finding) => found.filter((finding) => finding === wanted).length;
  const parts = (['first', 'found', 'changed', 'hint'] as const).flatMap((finding) =>
    count(finding) > 0 ? [spoken[finding](count(finding))] : [],
  );
  const solved = [spoken.solved(title, formatClock(seconds)), submissions && spoken.submissions(submissions)];
  const story = `${solved.filter(Boolean).join(' ')}: ${spoken.listed(parts)}.`;
  return streak > 0 ? `${story} ${spoken.streak(streak)}` : story;
}
