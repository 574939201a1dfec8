import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { OTHER_MISTAKE } from '@ninefold/contracts';
import type { NamedMistake } from '@ninefold/learning';
import { Button, Skeleton, VisuallyHidden } from '@ninefold/ui';
import { Name } from '@ninefold/web/social';
import { givenAnswerText, rightAnswerText } from '../../math/answer-text';
import { Blocks } from '../../math/Blocks';
import { RichText } from '../../math/RichText';
import { copy } from '../copy';
import parts from '../parts/Parts.module.css';
import { named, wrongOf, type MistakeTotal, type SkillTotal } from './add-up';
import styles from './Mistakes.module.css';
import { mistakesQuery } from './mistakes-query';

const words = copy.mistakes;

/** Skills shown initially. */
const AT_FIRST = 5;

interface MistakesProps {
  totals: readonly SkillTotal[];
  /** Whether to show who made each mistake. */
  showsStudents: boolean;
  /** Heading level of the skills. */
  heading?: 'h3' | 'h4';
}

/** Counts of mistakes by skill: "9 of 24". */
export function Mistakes({ totals, showsStudents, heading = 'h3' }: MistakesProps) {
  const [isWhole, setWhole] = useState(false);
  const skills = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The first row that the button revealed.
    if (isWhole) skills.current?.children[AT_FIRST]?.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, [isWhole]);
  const missed = totals.filter((total) => wrongOf(total) > 0);
  if (missed.length === 0) return <p className={parts['soft']}>{words.none}</p>;
  const shown = isWhole ? missed : missed.slice(0, AT_FIRST);
  return (
    <div ref={skills} className={styles['skills']}>
      {shown.map((total) => (
        <OneSkill key={total.skill} total={total} showsStudents={showsStudents} Heading={heading} />
      ))}
      {shown.length < missed.length && (
        <div>
          <Button variant="secondary" onClick={() => setWhole(true)}>
            {words.more(missed.length - shown.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface OneSkillProps {
  total: SkillTotal;
  showsStudents: boolean;
  Heading: 'h3' | 'h4';
}

function OneSkill({ total, showsStudents, Heading }: OneSkillProps) {
  const { data: names, isPending, isError } = useQuery(mistakesQuery(total));
  const mistakes = names ? named(total.mistakes, (mistake) => names.has(mistake)) : [];
  return (
    <div>
      <Heading tabIndex={-1} className={styles['title']}>
        {total.title}
      </Heading>
      <p className={parts['soft']}>{words.answers(total.answers, wrongOf(total))}</p>
      <VisuallyHidden role="status">{isPending && words.loading}</VisuallyHidden>
      {isPending && <Skeleton height="3rem" radius="var(--radius)" />}
      {isError && <p className={parts['soft']}>{words.failed}</p>}
      {mistakes.length > 0 && (
        <ul className={styles['list']}>
          {mistakes.map((mistake) => (
            <OneMistake
              key={mistake.mistake}
              total={mistake}
              answers={total.answers}
              named={mistake.mistake === OTHER_MISTAKE ? undefined : names?.get(mistake.mistake)}
              showsStudents={showsStudents}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface OneMistakeProps {
  total: MistakeTotal;
  /** All answers about the skill. */
  answers: number;
  named: NamedMistake | undefined;
  showsStudents: boolean;
}

function OneMistake({ total, answers, named: known, showsStudents }: OneMistakeProps) {
  const { times } = total;
  const line = (
    <>
      <span className={styles['name']}>{known?.name ?? words.other}</span>
      <span className={styles['times']}>
        <span aria-hidden>{words.times(times, answers)}</span>
        <VisuallyHidden>{`: ${words.spoken(times, answers)}`}</VisuallyHidden>
      </span>
      <span aria-hidden className={styles['track']}>
        <span className={styles['bar']} style={{ transform: `scaleX(${times / answers})` }} />
      </span>
    </>
  );
  if (!known && !showsStudents) return <li className={styles['line']}>{line}</li>;
  return (
    <li>
      <details>
        <summary className={styles['line']}>{line}</summary>
        <div className={styles['more']}>
          {showsStudents && <By total={total} />}
          {known && <Example known={known} />}
        </div>
      </details>
    </li>
  );
}

function By({ total: { students } }: { total: MistakeTotal }) {
  return (
    <p>
      {words.by}{' '}
      {students.map(({ id, name, times }, index) => (
        <span key={id}>
          <span>{index > 0 && ', '}</span>
          <Name>{name}</Name>
          <span>{words.byStudent(times)}</span>
        </span>
      ))}
    </p>
  );
}

/** An example exercise, which is never a student's own, with the mistake and its explanation. */
function Example({ known: { exercise, mistake } }: { known: NamedMistake }) {
  return (
    <>
      <p className={styles['label']}>{words.example}</p>
      <Blocks blocks={exercise.prompt} />
      <p>
        {words.leadsTo}{' '}
        <strong>
          <RichText text={givenAnswerText(exercise.answer, mistake.given)} />
        </strong>{' '}
        {words.in}{' '}
        <strong>
          <RichText text={rightAnswerText(exercise.answer)} />
        </strong>
        .
      </p>
      <p>
        {words.weSay} <RichText text={mistake.reason} />
      </p>
    </>
  );
}
