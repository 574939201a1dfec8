import { LongClock, type LongClockProps } from './LongClock';
import { NewDay, type NewDayProps } from './NewDay';

/** Notes during a daily: about a long clock, or a new day. Loaded on demand, because few players need them. */
export default function DailyNote(props: LongClockProps | NewDayProps) {
  return 'onPlay' in props ? <NewDay {...props} /> : <LongClock {...props} />;
}
