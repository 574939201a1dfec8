import { useQuery } from '@tanstack/react-query';
import { findSkill, makeWorksheet, MAX_WORKSHEETS, type Exercise, type SkillEntry } from '@ninefold/learning';
import { Link, Navigate, useLocation, usePlatform, useSearchParams, useTitle } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { PrintPreview, PrintSheet } from '@ninefold/web/print';
import { randomInteger } from 'shared-puzzle-engine';
import { buttonClass } from '@ninefold/ui';
import { rightAnswerText } from '../math/answer-text';
import { RichText } from '../math/RichText';
import { ScreenFailure, ScreenSkeleton } from '../screen/Screen';
import { copy } from './copy';
import { PaperExercise } from './PaperExercise';
import styles from './PrintSkill.module.css';

const addressOf = (skill: string, sheet: number, hasAnswers = true) =>
  `/print/skill/${skill}?sheet=${sheet}${hasAnswers ? '' : '&answers=no'}`;

/**
 * `/print/skill/mean?sheet=4821`: a worksheet of twelve exercises, determined by its number; `&answers=no` leaves out
 * the answers.
 */
export default function PrintSkill() {
  const { pages } = usePlatform();
  const skill = findSkill(useLocation().pathname.split('/')[3] ?? '');
  const [query] = useSearchParams();
  const { random } = useDevice();
  if (!skill) return <pages.NotFound />;
  const sheet = Number(query.get('sheet'));
  const isSheet = Number.isInteger(sheet) && sheet >= 1 && sheet <= MAX_WORKSHEETS;
  // In the URL, so that the same worksheet can be opened and printed again.
  if (!isSheet)
    return <Navigate to={addressOf(skill.id, randomInteger(random, 1, MAX_WORKSHEETS))} replace />;
  return <Worksheet skill={skill} sheet={sheet} hasAnswers={query.get('answers') !== 'no'} />;
}

interface WorksheetProps {
  skill: SkillEntry;
  sheet: number;
  hasAnswers: boolean;
}

function Worksheet({ skill, sheet, hasAnswers }: WorksheetProps) {
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
        <>
          <Link
            to={addressOf(skill.id, (sheet % MAX_WORKSHEETS) + 1, hasAnswers)}
            className={buttonClass('secondary')}
          >
            {copy.another}
          </Link>
          {!hasAnswers && (
            <Link to={addressOf(skill.id, sheet)} className={buttonClass('quiet')}>
              {copy.withAnswers}
            </Link>
          )}
        </>
      }
    >
      <PrintSheet
        title={skill.title}
        aside={
          <span className={styles['aside']}>
            <span className={styles['name']}>{copy.name}</span>
            <span>{copy.sheet(sheet)}</span>
          </span>
        }
        // The version without answers does not link to them.
        headLink={{ path: addressOf(skill.id, sheet, false), words: copy.sameWithout }}
      >
        <ol className={styles['exercises']}>
          {data.map((exercise, at) => (
            <PaperExercise key={at} exercise={exercise} />
          ))}
        </ol>
      </PrintSheet>
      {hasAnswers && (
        <PrintSheet
          title={copy.answers(skill.title)}
          aside={copy.sheet(sheet)}
          link={{ path: addressOf(skill.id, sheet), words: copy.sameAgain }}
        >
          <Answers exercises={data} />
        </PrintSheet>
      )}
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
