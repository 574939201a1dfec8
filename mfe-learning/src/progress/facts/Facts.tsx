import type { OperationProgress, ProgressReport } from '@ninefold/contracts';
import { copy } from '../copy';
import { Section } from '../parts/Section';
import { Table } from '../parts/Table';
import { BarRows } from './BarRows';
import styles from './Facts.module.css';

const words = copy.facts;

/** Weak facts in the chart; the table has all of them. */
const DRAWN = 8;

export function Facts({ report: { operations, weak_facts } }: { report: ProgressReport }) {
  if (operations.length === 0) return <Section title={words.title} lead={words.none} />;
  return (
    <Section title={words.title} lead={words.lead}>
      <div className={styles['facts']}>
        <div className={styles['part']}>
          <h3 className={styles['title']}>{words.operations}</h3>
          <BarRows
            text={words.operations}
            most={100}
            rows={operations.map((operation) => ({
              label: nameOf(operation),
              value: (100 * operation.correct) / operation.answers,
              note: `${copy.percent((100 * operation.correct) / operation.answers)}, ${copy.seconds(operation.average_seconds)}`,
            }))}
          />
          <Table
            caption={words.operations}
            columns={[words.operation, words.answers, words.correct, words.time]}
            rows={operations.map((operation) => [
              nameOf(operation),
              copy.number(operation.answers),
              copy.number(operation.correct),
              copy.seconds(operation.average_seconds),
            ])}
          />
        </div>
        <div className={styles['part']}>
          <h3 className={styles['title']}>{words.weak}</h3>
          {weak_facts.length === 0 ? (
            <p>{words.weakNone}</p>
          ) : (
            <>
              <BarRows
                text={words.weak}
                most={Math.max(...weak_facts.map(({ missed }) => missed))}
                rows={weak_facts.slice(0, DRAWN).map(({ fact, missed, answers }) => ({
                  label: words.print(fact),
                  value: missed,
                  note: words.missedOf(missed, answers),
                }))}
              />
              <Table
                caption={words.weak}
                columns={[words.fact, words.missed, words.answers]}
                rows={weak_facts.map(({ fact, missed, answers }) => [
                  words.print(fact),
                  copy.number(missed),
                  copy.number(answers),
                ])}
              />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

/** "Addition, with a carry". */
function nameOf({ operation, carry }: OperationProgress): string {
  const name = words.operationNames[operation];
  if (carry === null || (operation !== 'addition' && operation !== 'subtraction')) return name;
  return `${name}, ${words.carries[operation][carry ? 1 : 0]}`;
}
