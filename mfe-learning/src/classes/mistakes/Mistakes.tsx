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

/** Skills that are shown at first. */
const AT_FIRST = 5;

interface MistakesProps {
  totals: readonly SkillTotal[];
  /** Whether it is said who made each. */
  showsPupils: boolean;
  /** Of the skills. */
  heading?: 'h3' | 'h4';
}

/** Which mistakes were made how often, by skill: "9 of 24". */
export function Mistakes({ totals, showsPupils, heading = 'h3' }: MistakesProps) {
  const [isWhole, setWhole] = useState(false);
  const skills = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The first of those that came in place of the button.
    if (isWhole) skills.current?.children[AT_FIRST]?.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, [isWhole]);
  const missed = totals.filter((total) => wrongOf(total) > 0);
  if (missed.length === 0) return <p className={parts['soft']}>{words.none}</p>;
  const shown = isWhole ? missed : missed.slice(0, AT_FIRST);
  return (
    <div ref={skills} className={styles['skills']}>
      {shown.map((total) => (
        <OneSkill key={total.skill} total={total} showsPupils={showsPupils} Heading={heading} />
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
  showsPupils: boolean;
  Heading: 'h3' | 'h4';
}

function OneSkill({ total, showsPupils, Heading }: OneSkillProps) {
  const { data: names, isPending, isError } = useQuery(mistakesQuery(total));
  const mistakes = names ? named(total.mistakes, (mistake) => names.has(mistake)) : [];
  return (
    <div>
      <Heading tabIndex={-1} className={styles['title']}>
        {total.title}
      </Heading>
      <p className={parts['soft']}>{words.answers(total.answers, wrongOf(total))}</p>
      {isPending && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton height="3rem" radius="var(--radius)" />
        </>
      )}
      {isError && <p className={parts['soft']}>{words.failed}</p>}
      {mistakes.length > 0 && (
        <ul className={styles['list']}>
          {mistakes.map((mistake) => (
            <OneMistake
              key={mistake.mistake}
              total={mistake}
              answers={total.answers}
              named={mistake.mistake === OTHER_MISTAKE ? undefined : names?.get(mistake.mistake)}
              showsPupils={showsPupils}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface OneMistakeProps {
  total: MistakeTotal;
  /** All of its skill. */
  answers: number;
  named: NamedMistake | undefined;
  showsPupils: boolean;
}

function OneMistake({ total, answers, named: known, showsPupils }: OneMistakeProps) {
  const { times } = total;
  const line = (
    <>
      <span className={styles['name']}>{known?.name ?? words.other}</span>
      <span className={styles['times']}>
        <span aria-hidden>{words.times(times, answers)}</span>
        <VisuallyHidden>: {words.spoken(times, answers)}</VisuallyHidden>
      </span>
      <span aria-hidden className={styles['track']}>
        <span className={styles['bar']} style={{ transform: `scaleX(${times / answers})` }} />
      </span>
    </>
  );
  if (!known && !showsPupils) return <li className={styles['line']}>{line}</li>;
  return (
    <li>
      <details>
        <summary className={styles['line']}>{line}</summary>
        <div className={styles['more']}>
          {showsPupils && <By total={total} />}
          {known && <Example known={known} />}
        </div>
      </details>
    </li>
  );
}

function By({ total: { pupils } }: { total: MistakeTotal }) {
  return (
    <p>
      {words.by}{' '}
      {pupils.map(({ id, name, times }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Name>{name}</Name>
          {words.byPupil(times)}
        </span>
      ))}
    </p>
  );
}

/** An exercise of nobody's own in which it can be made, and what is said to it. */
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
