import { LOCALE, GAMES, GUEST, type FinishedDaily } from '@ninefold/contracts';
import type { NoticeTone } from '@ninefold/platform';
import { onDevice } from '@ninefold/web/on-device';
import { type Device } from '@ninefold/web/storage';
import { copy } from './copy';
import { copy as screenCopy } from '../screen/copy';
import { DAY_FULL, NOT_PUBLISHED, type SettledResult } from './send-results';

export interface Notice {
  readonly message: string;
  readonly tone: NoticeTone;
}

/**
 * Notices about results that no screen shows: a guest's results that were added to the account, dailies of
 * earlier days, and results that must wait for another day.
 */
export function noticesOf(settled: readonly SettledResult[], today: string, device: Device): Notice[] {
  const added = settled.filter(
    ({ sent, verdict }) => sent.owner === GUEST && verdict.status !== 'refused' && !verdict.reason,
  );
  const ofEarlierDays = settled.flatMap(({ sent, verdict }) =>
    sent.owner !== GUEST && !verdict.retry && sent.result.kind === 'daily' && sent.result.day_key < today
      ? [{ daily: sent.result, xp: verdict.status === 'refused' ? null : (verdict.daily?.xp_earned ?? 0) }]
      : [],
  );
  const waiting = settled.filter(({ verdict }) => verdict.reason === DAY_FULL);
  const isNotReady = settled.some(({ verdict }) => verdict.reason === NOT_PUBLISHED);
  return [
    ...(isNotReady ? [{ message: onDevice(device, copy.notReady), tone: 'info' as const }] : []),
    ...(added.length > 0 ? [{ message: copy.added(added.length), tone: 'success' as const }] : []),
    ...(waiting.length > 0
      ? [{ message: onDevice(device, copy.waiting)(waiting.length), tone: 'info' as const }]
      : []),
    ...(ofEarlierDays.length > 0 ? [{ message: earlierDaysText(ofEarlierDays), tone: 'info' as const }] : []),
  ];
}

interface EarlierDaily {
  readonly daily: FinishedDaily;
  /** null if refused; 0 if it was saved after its day, and so does not count. */
  readonly xp: number | null;
}

function earlierDaysText(dailies: readonly EarlierDaily[]): string {
  const sentence = (words: (puzzles: string) => string, has: (xp: number | null) => boolean) => {
    const some = dailies.filter(({ xp }) => has(xp));
    const names = some.map(({ daily: { game_type, day_key } }) =>
      copy.puzzle(GAMES[game_type].title, screenCopy.day(day_key)),
    );
    return some.length > 0 ? [words(new Intl.ListFormat(LOCALE).format(names))] : [];
  };
  const total = dailies.reduce((sum, { xp }) => sum + (xp ?? 0), 0);
  return [
    ...sentence(
      (puzzles) => copy.counted(puzzles, total),
      (xp) => xp !== null && xp > 0,
    ),
    ...sentence(copy.kept, (xp) => xp === 0),
    ...sentence(copy.refused, (xp) => xp === null),
  ].join(' ');
}
