import type { ProgressReport } from '@ninefold/contracts';
import { copy } from '../copy';
import { Section } from '../parts/Section';
import { Table } from '../parts/Table';
import { PeriodChart } from './PeriodChart';
import { periodsOf, type Period, type Periods } from './periods';
import { accuracyOf, speedOf } from './rates';

const words = copy.over;

/** Drawn as lines, because days without answers have no value. */
const RATES = [
  {
    title: words.accuracy,
    text: words.accuracyText,
    none: words.accuracyNone,
    valueOf: accuracyOf,
    print: copy.percent,
    top: 100,
  },
  {
    title: words.speed,
    text: words.speedText,
    none: words.speedNone,
    valueOf: speedOf,
    print: copy.seconds,
  },
] as const;

/** XP, accuracy and speed over the time of the report. */
export function OverTime({ report }: { report: ProgressReport }) {
  const periods = periodsOf(report);
  const whole = periods.all.reduce(plus);
  const best = periods.all.reduce((most, period) => (period.xp > most.xp ? period : most));
  return (
    <>
      <OneFigure
        title={words.xp}
        lead={whole.xp > 0 ? words.xpText(whole.xp, best.label) : words.xpNone}
        periods={periods}
        shape="bars"
        valueOf={({ xp }) => xp}
        print={copy.number}
      />
      {RATES.map(({ title, valueOf, print, text, none, ...chart }) => {
        const value = valueOf(whole);
        const lead = value === null ? none : text(print(value));
        return <OneFigure key={title} {...{ title, lead, periods, valueOf, print, ...chart }} shape="line" />;
      })}
    </>
  );
}

interface OneFigureProps {
  title: string;
  lead: string;
  periods: Periods;
  shape: 'bars' | 'line';
  top?: number;
  valueOf: (period: Period) => number | null;
  print: (value: number) => string;
}

/** A chart with its table, or a sentence about how to start. */
function OneFigure({ title, lead, periods: { size, all }, valueOf, print, ...chart }: OneFigureProps) {
  const measured = all.filter((period) => (valueOf(period) ?? 0) > 0);
  if (measured.length === 0) return <Section title={title} lead={lead} />;
  return (
    <Section title={title} lead={lead}>
      <PeriodChart text={`${title}. ${lead}`} periods={all} valueOf={valueOf} print={print} {...chart} />
      <Table
        caption={title}
        columns={[words.columns[size], title, words.exercises]}
        rows={measured.map((period) => [
          period.label,
          print(valueOf(period) ?? 0),
          copy.number(period.answers),
        ])}
      />
    </Section>
  );
}

function plus(one: Period, other: Period): Period {
  return {
    label: other.label,
    answers: one.answers + other.answers,
    correct: one.correct + other.correct,
    seconds: one.seconds + other.seconds,
    xp: one.xp + other.xp,
  };
}
