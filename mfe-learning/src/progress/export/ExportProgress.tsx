import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { ExportedProgressSchema, hintOf, isForLater, joinLists, readPages } from '@ninefold/contracts';
import { Link, usePlatform, type Platform } from '@ninefold/platform';
import { Alert, Button, saveFile } from '@ninefold/ui';
import { copy } from '../copy';
import { Section } from '../parts/Section';
import styles from './ExportProgress.module.css';
import { progressCsv } from './progress-csv';

const words = copy.export;

type FileType = 'csv' | 'json';

/** Everything of Progress as a file, for subscribers. Everybody else reads what it is, and where their own data is. */
export function ExportProgress() {
  const { entitlements } = usePlatform();
  return (
    <Section title={words.title} lead={words.lead}>
      {entitlements.isSubscribed ? <Files /> : <Plans />}
    </Section>
  );
}

function Files() {
  const { supabase } = usePlatform();
  const { mutate, data, isPending, isError, variables } = useMutation({
    mutationKey: ['export progress'],
    mutationFn: async (type: FileType) => {
      try {
        await saveProgress(await supabase(), type);
        return 'done';
      } catch (error) {
        // The server knows of the end of a plan before this page does.
        if (hintOf(error) === 'subscribers-only') return 'refused';
        if (isForLater(error)) return 'later';
        throw error;
      }
    },
  });

  return (
    <>
      <div className={styles['actions']}>
        {(['csv', 'json'] as const).map((type) => (
          <Button
            key={type}
            variant="secondary"
            busy={isPending && variables === type}
            busyLabel={words.busy}
            onClick={() => mutate(type)}
          >
            {words[type]}
          </Button>
        ))}
      </div>
      {data === 'done' && <Alert tone="success">{words.done}</Alert>}
      {isError && <Alert tone="error">{words.failed}</Alert>}
      {data === 'later' && <Alert tone="error">{words.later}</Alert>}
      {data === 'refused' && <Alert tone="error">{words.refused}</Alert>}
    </>
  );
}

async function saveProgress(
  client: Awaited<ReturnType<Platform['supabase']>>,
  type: FileType,
): Promise<void> {
  const pages = await readPages((p_after) => client.rpc('export_progress', { p_after }), pause);
  const [{ exported_at }] = pages;
  const lists = joinLists(
    pages.map(({ sessions, answers, skills, cards, results, dailies, days }) => ({
      sessions,
      answers,
      skills,
      cards,
      results,
      dailies,
      days,
    })),
  );
  const progress = v.parse(ExportedProgressSchema, { ...lists, exported_at, next: null });
  const name = words.fileName(progress.exported_at.slice(0, 10), type);
  if (type === 'csv') saveFile(progressCsv(progress), name, 'text/csv');
  else saveFile(JSON.stringify(progress, null, 2), name, 'application/json');
}

/** For that many seconds. */
const pause = (seconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, 1_000 * seconds));

function Plans() {
  const { isOpen } = usePlatform();
  return (
    <div className={styles['plans']}>
      <p>{words.plan}</p>
      <p className={styles['soft']}>{words.own}</p>
      <div className={styles['actions']}>
        {isOpen('/upgrade') && (
          <Link to="/upgrade" className={styles['link']}>
            {words.seePlans}
          </Link>
        )}
        <Link to="/profile" className={styles['link']}>
          {words.profile}
        </Link>
      </div>
    </div>
  );
}
