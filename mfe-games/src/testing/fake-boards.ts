import { TIMED_ROUND_GAMES, type Board, type BoardRow } from '@ninefold/contracts';
import type { ArgsOf, boardCall } from '@ninefold/contracts/rpc';
import { refusal, type RpcRefusal } from '@ninefold/web/testing';

type BoardArgs = ArgsOf<typeof boardCall>;

function mondayOf(dayKey: string): string {
  const day = new Date(dayKey);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

export const boardRow = (place: number, over: Partial<BoardRow> = {}): BoardRow => ({
  ...{ place, username: `player_${place}`, profile_color: '#3B82F6', country: 'GB' },
  ...{ value: 30 + place, mine: false, ...over },
});

/** Boards with the given rows, and the signed-in player's opt-in. */
export function fakeBoards() {
  const boards = {
    rows: [] as BoardRow[],
    players: 0,
    shown: null as Board['shown'],
    nameless: false,
    requested: [] as BoardArgs[],
    reported: [] as string[],
    /** The player has reached the daily limit of reports. */
    reportedMany: false,
    report(username: string): RpcRefusal | undefined {
      if (boards.rows.every((row) => row.username !== username)) return refusal('unknown-name');
      if (boards.reportedMany) return refusal('too-many-reports');
      boards.reported.push(username);
      return undefined;
    },
    read(requested: BoardArgs, today: Pick<Board, 'day_key' | 'seconds_to_reset'>): Board | RpcRefusal {
      boards.requested.push(requested);
      const isRound = TIMED_ROUND_GAMES.some((game) => game === requested.p_game_type);
      if (isRound !== (requested.p_answered_by !== null)) return refusal('unknown-board');
      const day = requested.p_day ?? today.day_key;
      const rows = boards.rows.filter(({ mine }) => !mine || boards.shown);
      return {
        ...today,
        from_day: { all: null, week: mondayOf(day), day }[requested.p_period],
        players: Math.max(boards.players, rows.length),
        my_place: rows.find(({ mine }) => mine)?.place ?? null,
        rows,
        shown: boards.shown,
      };
    },
    show(shown: boolean): boolean | RpcRefusal {
      if (shown && boards.nameless) return refusal('profile-incomplete');
      return (boards.shown = shown);
    },
  };
  return boards;
}
