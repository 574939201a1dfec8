import { RotateCcw } from 'lucide-react';
import type { Answer } from '@ninefold/contracts';
import { kindOf, type QuestionKind } from 'shared-puzzle-engine';
import { Button } from '@ninefold/ui';
import { LessonLink } from '../screen/LessonLink';
import { byOperation, hardFacts, paceOver, type HardFact } from './analyze-round';
import { copy } from '../round/copy';
import { PaceTable } from './PaceTable';
import styles from './RoundAnalysis.module.css';

const words = copy.analysis;

export interface RoundAnalysisProps {
  answers: readonly Answer[];
  /** Length of the round. */
  seconds: number;
  /** Starts a round for fun with these questions. */
  onPlayAgain(questions: readonly string[]): void;
}

/** Pace, accuracy by operation, and questions to practice. */
export default function RoundAnalysis({ answers, seconds, onPlayAgain }: RoundAnalysisProps) {
  const facts = hardFacts(answers);
  if (answers.every(({ answer }) => answer === null)) return null;
  return (
    <section aria-label={words.title} className={styles['analysis']}>
      {facts.length > 0 && (
        <div className={styles['facts']}>
          <h3>{words.facts}</h3>
          <ul>
            {facts.map((fact) => (
              <Fact key={fact.question} fact={fact} />
            ))}
          </ul>
          <Lessons kinds={kindsOf(facts)} />
          <Button variant="secondary" onClick={() => onPlayAgain(facts.map(({ question }) => question))}>
            <RotateCcw aria-hidden size={18} /> {words.again}
          </Button>
        </div>
      )}
      <div className={styles['tables']}>
        <PaceTable windows={paceOver(answers, seconds)} />
        <Operations answers={answers} />
      </div>
    </section>
  );
}

const kindsOf = (facts: readonly HardFact[]): QuestionKind[] => [
  ...new Set(facts.flatMap(({ question }) => kindOf(question) ?? [])),
];

/** Links to the lessons about these kinds of questions. */
function Lessons({ kinds }: { kinds: readonly QuestionKind[] }) {
  return (
    <p className={styles['lessons']}>
      {kinds.map((kind) => (
        <LessonLink key={kind} kind={kind} />
      ))}
    </p>
  );
}

function Fact({ fact: { question, answer, missed, milliseconds } }: { fact: HardFact }) {
  return (
    <li data-missed={missed || undefined}>
      <b translate="no">{question}</b>{' '}
      <span>{missed ? words.missed(answer) : words.slow(answer, milliseconds)}</span>
    </li>
  );
}

function Operations({ answers }: Pick<RoundAnalysisProps, 'answers'>) {
  return (
    <table className={styles['table']}>
      <caption>{words.operations}</caption>
      <thead>
        <tr>
          <th scope="col">{words.operation}</th>
          <th scope="col">{words.accuracy}</th>
          <th scope="col">{words.average}</th>
        </tr>
      </thead>
      <tbody>
        {byOperation(answers).map(({ kind, answers: count, correct, averageMs }) => (
          <tr key={kind}>
            <th scope="row">{words.kinds[kind]}</th>
            <td translate="no">{words.share(correct, count)}</td>
            <td translate="no">{copy.seconds(averageMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
