import { LongClock, type LongClockProps } from './LongClock';
import { NewDay, type NewDayProps } from './NewDay';

/** What is said beside a daily that is played: of its clock, or of the new day. Few players need it. */
export default function DailyNote(props: LongClockProps | NewDayProps) {
  return 'onPlay' in props ? <NewDay {...props} /> : <LongClock {...props} />;
}
