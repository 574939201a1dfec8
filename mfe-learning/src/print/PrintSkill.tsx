import { useQuery } from '@tanstack/react-query';
import { findSkill, makeWorksheet, MOST_SHEETS, type Exercise, type SkillEntry } from 'shared-learning';
import { Link, Navigate, useLocation, usePlatform, useSearchParams, useTitle } from '@ninefold/platform';
import { useDevice } from 'shared-data';
import { PrintPreview, PrintSheet } from 'shared-print';
import { randomInteger } from 'shared-puzzle-engine';
import { buttonClass } from '@ninefold/ui';
import { rightAnswerText } from '../math/answer-text';
import { RichText } from '../math/RichText';
import { ScreenFailure, ScreenSkeleton } from '../screen/Screen';
import { copy } from './copy';
import { PaperExercise } from './PaperExercise';
import styles from './PrintSkill.module.css';

const addressOf = (skill: string, sheet: number) => `/print/skill/${skill}?sheet=${sheet}`;

/** `/print/skill/mean?sheet=4821`: twelve exercises for paper, the same ones for the same number. */
export default function PrintSkill() {
  const { pages } = usePlatform();
  const skill = findSkill(useLocation().pathname.split('/')[3] ?? '');
  const [query] = useSearchParams();
  const { random } = useDevice();
  if (!skill) return <pages.NotFound />;
  const sheet = Number(query.get('sheet'));
  const isSheet = Number.isInteger(sheet) && sheet >= 1 && sheet <= MOST_SHEETS;
  // In the address, so that the same sheet can be opened and printed again.
  if (!isSheet) return <Navigate to={addressOf(skill.id, randomInteger(random, 1, MOST_SHEETS))} replace />;
  return <Worksheet skill={skill} sheet={sheet} />;
}

function Worksheet({ skill, sheet }: { skill: SkillEntry; sheet: number }) {
  useTitle(copy.title(skill.title));
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['worksheet', skill.id, sheet],
    queryFn: () => makeWorksheet(skill.id, sheet),
    staleTime: Infinity,
  });
  if (!data && isFetching) return <ScreenSkeleton />;
  if (!data) return <ScreenFailure title={copy.title(skill.title)} onRetry={() => void refetch()} />;
  return (
    <PrintPreview
      title={copy.title(skill.title)}
      back={{ to: `/learn/${skill.id}`, text: copy.back }}
      more={
        <Link to={addressOf(skill.id, (sheet % MOST_SHEETS) + 1)} className={buttonClass('secondary')}>
          {copy.another}
        </Link>
      }
    >
      <PrintSheet
        title={skill.title}
        aside={
          <span className={styles['aside']}>
            <span className={styles['name']}>{copy.name}</span>
            {copy.sheet(sheet)}
          </span>
        }
      >
        <ol className={styles['exercises']}>
          {data.map((exercise, at) => (
            <PaperExercise key={at} exercise={exercise} />
          ))}
        </ol>
      </PrintSheet>
      {/* The address is with the answers, which it shows. */}
      <PrintSheet
        title={copy.answers(skill.title)}
        aside={copy.sheet(sheet)}
        link={{ path: addressOf(skill.id, sheet), words: copy.sameAgain }}
      >
        <Answers exercises={data} />
      </PrintSheet>
    </PrintPreview>
  );
}

function Answers({ exercises }: { exercises: readonly Exercise[] }) {
  return (
    <ol className={styles['answers']}>
      {exercises.map(({ answer }, at) => (
        <li key={at}>
          <RichText text={rightAnswerText(answer)} />
        </li>
      ))}
    </ol>
  );
}
