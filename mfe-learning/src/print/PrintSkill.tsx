import { useQuery } from '@tanstack/react-query';
import {
  editionOf,
  findSkill,
  makeWorksheet,
  makeWorksheetPair,
  MAX_WORKSHEETS,
  type Exercise,
  type SkillEntry,
  type WorksheetVersion,
} from '@ninefold/learning';
import { Link, Navigate, useLocation, usePlatform, useSearchParams, useTitle } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { PrintPreview, PrintSheet } from '@ninefold/web/print';
import { randomInteger } from 'shared-puzzle-engine';
import { Alert, buttonClass } from '@ninefold/ui';
import { ScreenFailure, ScreenSkeleton } from '../screen/Screen';
import { copy } from './copy';
import { PaperExercise } from './PaperExercise';
import { PaperKey } from './PaperKey';
import styles from './PrintSkill.module.css';
import { addressOf, readAddress, versionsIn, type WorksheetAddress } from './worksheet-address';

/**
 * `/print/skill/mean?sheet=4821`: a worksheet of twelve exercises, determined by its number, with a key that shows the
 * steps. `&version=AB` prints two versions without a common question, and `&answers=no` leaves out the keys.
 */
export default function PrintSkill() {
  const { pages } = usePlatform();
  const skill = findSkill(useLocation().pathname.split('/')[3] ?? '');
  const [query] = useSearchParams();
  const { random } = useDevice();
  if (!skill) return <pages.NotFound />;
  const address = readAddress(skill.id, query);
  // In the URL, so that the same worksheet can be opened and printed again.
  if (!address) {
    const sheet = randomInteger(random, 1, MAX_WORKSHEETS);
    return <Navigate to={addressOf({ skill: skill.id, sheet, hasAnswers: true })} replace />;
  }
  return <Worksheet skill={skill} address={address} />;
}

interface WorksheetProps {
  skill: SkillEntry;
  address: WorksheetAddress;
}

interface Paper {
  /** Without a letter if there is only one version. */
  readonly version: WorksheetVersion | undefined;
  readonly exercises: readonly Exercise[];
}

function Worksheet({ skill, address }: WorksheetProps) {
  useTitle(copy.title(skill.title));
  const { sheet, version, hasAnswers } = address;
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['worksheet', skill.id, sheet, version],
    queryFn: async (): Promise<Paper[]> => {
      const [one] = versionsIn(address);
      if (version !== 'AB') return [{ version, exercises: await makeWorksheet(skill.id, sheet, one) }];
      const pair = await makeWorksheetPair(skill.id, sheet);
      return versionsIn(address).map((one) => ({ version: one, exercises: pair[one] }));
    },
    staleTime: Infinity,
  });
  if (!data && isFetching) return <ScreenSkeleton />;
  if (!data) return <ScreenFailure title={copy.title(skill.title)} onRetry={() => void refetch()} />;
  return (
    <PrintPreview
      title={copy.title(skill.title)}
      back={{ to: `/learn/${skill.id}`, text: copy.back }}
      more={<Choices address={address} />}
      notice={
        isChanged(address, data) && (
          <Alert tone="warning" title={copy.changed.title}>
            <p>{copy.changed.text}</p>
            {hasAnswers && <p>{copy.changed.key}</p>}
          </Alert>
        )
      }
    >
      {data.map((paper) => (
        <ExerciseSheet key={paper.version ?? 'A'} skill={skill} address={address} paper={paper} />
      ))}
      {hasAnswers &&
        data.map((paper) => (
          <KeySheet key={paper.version ?? 'A'} skill={skill} address={address} paper={paper} />
        ))}
    </PrintPreview>
  );
}

/** Whether the URL is on a sheet that was printed with other exercises. */
const isChanged = ({ edition }: WorksheetAddress, papers: readonly Paper[]): boolean =>
  edition !== undefined && papers.every(({ exercises }) => editionOf(exercises) !== edition);

/** Other worksheets of the skill, and its current ones. */
function Choices({ address: { edition, ...current } }: { address: WorksheetAddress }) {
  const { sheet, version, hasAnswers } = current;
  return (
    <>
      <Link
        to={addressOf({ ...current, sheet: (sheet % MAX_WORKSHEETS) + 1 })}
        className={buttonClass('secondary')}
      >
        {copy.another}
      </Link>
      {hasAnswers ? (
        <Link
          to={addressOf({ ...current, version: version === 'AB' ? undefined : 'AB' })}
          className={buttonClass('secondary')}
        >
          {version === 'AB' ? copy.oneVersion : copy.twoVersions}
        </Link>
      ) : (
        <Link to={addressOf({ ...current, edition, hasAnswers: true })} className={buttonClass('quiet')}>
          {copy.withAnswers}
        </Link>
      )}
    </>
  );
}

type PaperProps = WorksheetProps & { paper: Paper };

function ExerciseSheet({ skill, address, paper: { version, exercises } }: PaperProps) {
  return (
    <PrintSheet
      title={skill.title}
      aside={
        <span className={styles['aside']}>
          <span className={styles['name']}>{copy.name}</span>
          <span>{copy.sheet(address.sheet, version)}</span>
        </span>
      }
      // The version without answers does not link to them.
      headLink={{
        path: addressOf({ ...address, version, edition: editionOf(exercises), hasAnswers: false }),
        words: copy.sameWithout,
      }}
    >
      <ol className={styles['exercises']}>
        {exercises.map((exercise, at) => (
          <PaperExercise key={at} exercise={exercise} />
        ))}
      </ol>
    </PrintSheet>
  );
}

function KeySheet({ skill, address, paper: { version, exercises } }: PaperProps) {
  return (
    <PrintSheet
      title={copy.answers(skill.title)}
      aside={copy.sheet(address.sheet, version)}
      link={{
        path: addressOf({ ...address, version, edition: editionOf(exercises), hasAnswers: true }),
        words: copy.sameAgain,
      }}
    >
      <PaperKey exercises={exercises} />
    </PrintSheet>
  );
}
