import { lazy, Suspense, useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { dailyName, GAMES, GRID_GAMES, type DashboardSummary } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { formatClock } from 'shared-puzzle-engine';
import { buttonClass, Card, TodaysDailies, type TodaysTask } from '@ninefold/ui';
import { COST_IS_SHOWN } from '../../next-step/link-state';
import type { StepWords } from '../../next-step/step-words';
import { useStudyPreferences } from '../../next-step/study-preferences';
import { copy } from '../copy';
import { isDone, minutesOf, nextPart, planDay, type DayPart } from './plan-day';
import styles from './Today.module.css';

const words = copy.today;

/** The fallback: the lesson has no name. */
const NextLesson = lazy(() => import('./NextLesson').catch(() => ({ default: () => null })));

const ADDRESSES = { review: '/practice?kind=review', learn: '/learn/next' } as const;
const addressOf = (kind: DayPart['kind']) =>
  kind === 'review' || kind === 'learn' ? ADDRESSES[kind] : GAMES[kind].path;

/** Today's puzzles, a lesson and due reviews. One of them is suggested. */
export function Today({ summary, userId }: { summary: DashboardSummary; userId: string }) {
  const { now } = useDevice();
  const [lesson, setLesson] = useState<StepWords>();
  const preferences = useStudyPreferences();
  const parts = planDay(summary, preferences, new Date(now()).getHours());
  const next = nextPart(parts);
  const dailies = GRID_GAMES.map((game) => ({
    ...GAMES[game],
    id: game,
    seconds: summary.grids[game].today_time_seconds,
    unverified: summary.grids[game].today_time_verified === false,
    started: summary.grids[game].started_today,
  }));
  return (
    <Card className={styles['next']}>
      <TodaysDailies
        dailies={dailies}
        tasks={parts.flatMap((part) => taskOf(part, summary, lesson) ?? [])}
        nextId={next?.kind}
        stamp={dailyName(summary.day_key)}
        formatTime={formatClock}
        link={(id, spoken) => (
          <Link to={addressOf(id as DayPart['kind'])} state={COST_IS_SHOWN}>
            {spoken}
          </Link>
        )}
      />
      <div className={styles['words']}>
        {next ? <Next part={next} parts={parts} summary={summary} lesson={lesson} /> : <AllDone />}
        <Freeze summary={summary} />
      </div>
      <Suspense>
        <NextLesson userId={userId} preferences={preferences} onKnown={setLesson} />
      </Suspense>
    </Card>
  );
}

function taskOf(
  part: DayPart,
  { reviews_due: due }: DashboardSummary,
  lesson?: StepWords,
): TodaysTask | null {
  const { kind, minutes, times, done } = part;
  if (kind !== 'review' && kind !== 'learn') return null;
  const isOver = isDone(part);
  const open = times > 1 ? words.setsLeft(done, times) : words.minutes(minutes);
  return {
    id: kind,
    // After a lesson, its name is that of the next one.
    title: kind === 'review' ? words.review(due) : (!isOver && lesson?.name) || words.lesson,
    sign: kind === 'review' ? <RotateCcw size={20} /> : words.learnSign,
    isDone: isOver,
    note: isOver ? words.done : open,
    spoken: isOver ? words.spokenDone : open,
  };
}

interface NextProps {
  part: DayPart;
  parts: readonly DayPart[];
  summary: DashboardSummary;
  lesson: StepWords | undefined;
}

function Next({ part, parts, summary, lesson }: NextProps) {
  const { title, lead, action } = wordsFor(part, summary, lesson);
  const open = parts.filter((each) => !isDone(each));
  const left = minutesOf(open.map(({ times, done, ...each }) => ({ ...each, times: times - done, done: 0 })));
  return (
    <>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['lead']}>{lead}</p>
      <Link
        to={addressOf(part.kind)}
        state={COST_IS_SHOWN}
        className={buttonClass('primary', styles['action'])}
      >
        {action}
      </Link>
      <p className={styles['rest']}>
        {open.length === parts.length ? words.whole(left) : words.partly(parts.length - open.length, left)}
      </p>
    </>
  );
}

function wordsFor({ kind }: DayPart, { grids, reviews_due: due }: DashboardSummary, lesson?: StepWords) {
  if (kind === 'review')
    return { title: words.review(due), lead: words.reviewLead, action: words.reviewAction(due) };
  if (kind === 'learn')
    return lesson ?? { title: words.lesson, lead: words.lessonLead, action: words.lessonAction };
  const { title, xp } = GAMES[kind];
  const isFirst = GRID_GAMES.every((game) => grids[game].games_played === 0);
  return {
    title: isFirst ? words.first : words.puzzle(title),
    lead: isFirst ? words.firstLead : words.reward(xp),
    action: grids[kind].started_today ? words.continue(title) : words.play(title),
  };
}

function AllDone() {
  return (
    <>
      <h2 className={styles['title']}>{words.allDone}</h2>
      <p className={styles['lead']}>{words.allDoneLead}</p>
      <Link
        to={`${GAMES[GRID_GAMES[0]].path}?mode=practice`}
        className={buttonClass('secondary', styles['action'])}
      >
        {words.practice}
      </Link>
    </>
  );
}

/** Shown only on the day after the missed one. */
function Freeze({ summary }: { summary: DashboardSummary }) {
  const { freeze_used_on: missed, day_key: today, current_streak: streak } = summary;
  const isYesterday = missed !== null && Date.parse(today) - Date.parse(missed) === 86_400_000;
  return isYesterday && streak > 0 ? <p className={styles['freeze']}>{words.freeze(streak)}</p> : null;
}
