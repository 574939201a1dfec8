import type { Board, BoardRow } from '@ninefold/contracts';
import type { ArgsOf, boardCall } from '@ninefold/contracts/rpc';
import type { RpcRefusal } from '@ninefold/web/testing';

type Asked = ArgsOf<typeof boardCall>;

/** A row of a board as the server sends it. */
export const boardRow = (place: number, over: Partial<BoardRow> = {}): BoardRow => ({
  ...{ place, username: `player_${place}`, profile_color: '#3B82F6', country: 'GB' },
  ...{ value: 30 + place, mine: false, ...over },
});

/** Boards with the rows that a test gives them, and the switch of the player who is signed in. */
export function fakeBoards() {
  const boards = {
    rows: [] as BoardRow[],
    players: 0,
    shown: null as Board['shown'],
    /** The player has no username. */
    nameless: false,
    asked: [] as Asked[],
    reported: [] as string[],
    /** The player has reported as many names as one may in a day. */
    reportedMany: false,
    report(username: string): RpcRefusal | undefined {
      if (boards.reportedMany) return { error: { code: 'PT429', hint: 'too-many-reports' } };
      boards.reported.push(username);
      return undefined;
    },
    read(asked: Asked, today: Pick<Board, 'day_key' | 'seconds_to_reset'>): Board {
      boards.asked.push(asked);
      const rows = boards.rows.filter(({ mine }) => !mine || boards.shown);
      return {
        ...today,
        // The Monday of the week.
        from_day: { all: null, week: '2026-11-16', day: asked.p_day ?? today.day_key }[asked.p_period],
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
