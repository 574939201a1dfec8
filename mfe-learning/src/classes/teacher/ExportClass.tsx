import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClassOverview } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { Alert, Button, saveFile } from '@ninefold/ui';
import { copy } from '../copy';
import { addUp } from '../mistakes/add-up';
import { mistakesQuery } from '../mistakes/mistakes-query';
import { classCsv } from './class-csv';

const words = copy.mastery;

/** Exports the visible data of all students. */
export function ExportClass({ overview }: { overview: ClassOverview }) {
  const { reportError } = usePlatform();
  const cache = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save() {
    setState('busy');
    try {
      const names = new Map<string, string>();
      for (const total of addUp(overview.students)) {
        for (const [label, { name }] of await cache.fetchQuery(mistakesQuery(total))) {
          names.set(`${total.skill} ${label}`, name);
        }
      }
      saveFile(
        classCsv(overview, (skill, mistake) => names.get(`${skill} ${mistake}`)),
        words.csvName(overview.name.replace(/[\\/:*?"<>|]+/g, '-'), overview.day_key),
        'text/csv',
      );
      setState('idle');
    } catch (error) {
      reportError(error, 'learning: export class');
      setState('failed');
    }
  }

  return (
    <>
      <div>
        <Button
          variant="secondary"
          busy={state === 'busy'}
          busyLabel={words.csvBusy}
          onClick={() => void save()}
        >
          {words.csv}
        </Button>
      </div>
      {state === 'failed' && <Alert tone="error">{words.csvFailed}</Alert>}
    </>
  );
}
