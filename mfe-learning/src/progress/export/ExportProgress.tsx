import * as v from 'valibot';
import { useState } from 'react';
import { ExportedProgressSchema } from '@ninefold/contracts';
import { callRpc, exportProgressCall, hintOf, isLimit, joinLists, readPages } from '@ninefold/contracts/rpc';
import { Link, usePlatform } from '@ninefold/platform';
import { Alert, Button, saveFile } from '@ninefold/ui';
import { pause, useDevice } from '@ninefold/web/storage';
import { copy } from '../copy';
import { Section } from '../parts/Section';
import styles from './ExportProgress.module.css';
import type { FileType } from './progress-file';

const words = copy.export;

type State = 'idle' | FileType | 'done' | 'failed' | 'later' | 'refused';

/** Exports Progress for subscribers. Others see what it is and where to export their personal data. */
export function ExportProgress() {
  const { entitlements } = usePlatform();
  return (
    <Section title={words.title} lead={words.lead}>
      {entitlements.isSubscribed ? <Files /> : <Plans />}
    </Section>
  );
}

function Files() {
  const { supabase, reportError } = usePlatform();
  const { jitter } = useDevice();
  const [state, setState] = useState<State>('idle');

  async function save(type: FileType) {
    setState(type);
    try {
      const client = await supabase();
      const pages = await readPages((p_after) => callRpc(client, exportProgressCall, { p_after }), {
        jitter,
        pause,
      });
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
      const { MEDIA_TYPES, progressFile } = await import('./progress-file');
      saveFile(await progressFile(progress, type), name, MEDIA_TYPES[type]);
      setState('done');
    } catch (error) {
      // The plan can end on the server before this page knows.
      if (hintOf(error) === 'subscribers-only') return setState('refused');
      if (isLimit(error)) return setState('later');
      reportError(error, 'learning: export progress');
      setState('failed');
    }
  }

  return (
    <>
      <div className={styles['actions']}>
        {(['csv', 'json'] as const).map((type) => (
          <Button
            key={type}
            variant="secondary"
            busy={state === type}
            busyLabel={words.busy}
            onClick={() => void save(type)}
          >
            {words[type]}
          </Button>
        ))}
      </div>
      {state === 'done' && <Alert tone="success">{words.done}</Alert>}
      {state === 'failed' && <Alert tone="error">{words.failed}</Alert>}
      {state === 'later' && <Alert tone="error">{words.later}</Alert>}
      {state === 'refused' && <Alert tone="error">{words.refused}</Alert>}
    </>
  );
}

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
