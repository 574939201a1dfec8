import type { ProgressReport, ProgressSum } from '@ninefold/contracts';
import { VisuallyHidden, translateOf } from '@ninefold/ui';
import styles from './Comparison.module.css';
import { copy } from './copy';
import { accuracyOf, speedOf } from './days/rates';
import { Section } from './parts/Section';

const words = copy.compare;

interface Row {
  readonly label: string;
  /** null without measurable activity. */
  readonly of: (sum: ProgressSum) => number | null;
  readonly print: (value: number) => string;
  readonly lowerIsBetter?: true;
}

const ROWS: readonly Row[] = [
  { label: words.rows.days, of: ({ days }) => days, print: copy.number },
  { label: words.rows.answers, of: ({ answers }) => answers, print: copy.number },
  { label: words.rows.accuracy, of: accuracyOf, print: copy.percent },
  { label: words.rows.speed, of: speedOf, print: copy.seconds, lowerIsBetter: true },
  { label: words.rows.games, of: ({ games }) => games, print: copy.number },
  { label: words.rows.xp, of: ({ xp }) => xp, print: copy.number },
];

/** Compares the last days with as many before them. */
export function Comparison({ report: { last, before, compared_days } }: { report: ProgressReport }) {
  const hasPast = Object.values(before).some((value) => value > 0);
  return (
    <Section title={words.title} lead={(hasPast ? words.lead : words.first)(compared_days)}>
      <dl className={styles['figures']}>
        {ROWS.map((row) => (
          <Figure key={row.label} row={row} now={row.of(last)} then={hasPast ? row.of(before) : null} />
        ))}
      </dl>
    </Section>
  );
}

function Figure({ row, now, then }: { row: Row; now: number | null; then: number | null }) {
  const value = now === null ? copy.none : row.print(now);
  return (
    <div>
      <dt className={styles['label']}>{row.label}</dt>
      <dd translate={translateOf(value)} className={styles['value']}>
        {value}
      </dd>
      {then !== null && (
        <dd className={styles['before']}>
          {now !== null && (
            <Change by={rounded(now, row) - rounded(then, row)} lowerIsBetter={row.lowerIsBetter ?? false} />
          )}
          <span>{words.before(row.print(then))}</span>
        </dd>
      )}
    </div>
  );
}

/** Rounded as displayed, so that differences match the displayed numbers. */
const rounded = (value: number, { lowerIsBetter }: Row) =>
  lowerIsBetter ? Math.round(value * 10) / 10 : Math.round(value);

/** The triangle shows the direction, and hidden text its meaning, so color is not the only sign. */
function Change({ by, lowerIsBetter }: { by: number; lowerIsBetter: boolean }) {
  if (Math.abs(by) < 0.05) return null;
  const isBetter = by > 0 !== lowerIsBetter;
  return (
    <span className={styles['change']} data-better={isBetter}>
      <svg aria-hidden viewBox="0 0 10 10" className={styles['triangle']}>
        <path d={by > 0 ? 'M5 1l5 8H0z' : 'M5 9l5-8H0z'} />
      </svg>
      <span>{words.change(by)}</span>
      <VisuallyHidden>{` ${isBetter ? words.better : words.worse}, `}</VisuallyHidden>
    </span>
  );
}
