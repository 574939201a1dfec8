import type { Board, BoardRow } from '@ninefold/contracts';
import type { ArgsOf, boardCall } from '@ninefold/contracts/rpc';
import type { RpcRefusal } from '@ninefold/web/testing';

type BoardArgs = ArgsOf<typeof boardCall>;

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
      if (boards.reportedMany) return { error: { code: 'PT429', hint: 'too-many-reports' } };
      boards.reported.push(username);
      return undefined;
    },
    read(requested: BoardArgs, today: Pick<Board, 'day_key' | 'seconds_to_reset'>): Board {
      boards.requested.push(requested);
      const rows = boards.rows.filter(({ mine }) => !mine || boards.shown);
      return {
        ...today,
        from_day: { all: null, week: '2026-11-16', day: requested.p_day ?? today.day_key }[
          requested.p_period
        ],
        players: Math.max(boards.players, rows.length),
        my_place: rows.find(({ mine }) => mine)?.place ?? null,
        rows,
        shown: boards.shown,
      };
    },
    show(shown: boolean): boolean | RpcRefusal {
      if (boards.nameless) return { error: { code: '22023', hint: 'profile-incomplete' } };
      return (boards.shown = shown);
    },
  };
  return boards;
}
