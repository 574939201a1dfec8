import { dailyName } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import type { Finding } from '../grid/moves';
import { copy } from './copy';

export interface SharedPuzzle {
  /** Title of the game. */
  readonly title: string;
  /** YYYY-MM-DD of a daily, also an archived one; undefined in practice. */
  readonly dayKey?: string | undefined;
  readonly seconds: number;
  readonly hints: number;
  /** Including the last one; undefined if unknown. */
  readonly submissions?: number | undefined;
  /** In days, including this one; undefined without an account. */
  readonly streak?: number | undefined;
  /** How each cell was found. The text never contains a digit. */
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
 * The shared text: puzzle, time, submissions, a grid of signs without digits, the same as a sentence for screen
 * readers, and the link.
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
