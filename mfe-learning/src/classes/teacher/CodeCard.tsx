import type { ClassOverview } from '@ninefold/contracts';
import { Alert, Button } from '@ninefold/ui';
import { ShareButton } from 'shared-company';
import { failureOf } from '../calls';
import { copy } from '../copy';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { useClassCall } from '../use-classes';
import styles from './CodeCard.module.css';

const words = copy.code;

/** Groups that the eye can follow. The server takes a code with and without them. */
const inGroups = (code: string) => code.match(/.{1,4}/g) ?? [];

/** The code of a class, as a link and to be read out. */
export function CodeCard({ overview: { id, code } }: { overview: ClassOverview }) {
  const renew = useClassCall((client, p_open: boolean) =>
    client.rpc('renew_class_code', { p_class_id: id, p_open }),
  );
  return (
    <Part title={words.title} lead={code === null ? words.closed : words.lead}>
      {code !== null && <Code key={code} code={code} />}
      <div className={parts['actions']}>
        <Button
          variant={code === null ? 'primary' : 'quiet'}
          busy={renew.isPending}
          onClick={() => renew.mutate(true)}
        >
          {code === null ? words.open : words.renew}
        </Button>
        {code !== null && (
          <Button variant="quiet" busy={renew.isPending} onClick={() => renew.mutate(false)}>
            {words.close}
          </Button>
        )}
      </div>
      {renew.isError && <Alert tone="error">{failureOf(renew.error)}</Alert>}
      {renew.isSuccess && code !== null && <Alert tone="success">{words.renewed}</Alert>}
    </Part>
  );
}

function Code({ code }: { code: string }) {
  const page = `${window.location.origin}/classes/join`;

  return (
    <>
      <dl className={styles['code']}>
        <dt>{words.label}</dt>
        <dd data-testid="class-code">
          {inGroups(code).map((group, place) => (
            // The code as a whole is what is read: its groups never change places.
            <span key={place}>{group} </span>
          ))}
        </dd>
      </dl>
      <p className={parts['soft']}>{words.page(page.replace(/^https?:\/\//, ''))}</p>
      <div>
        <ShareButton text={`${page}/${code}`} label={words.share} />
      </div>
    </>
  );
}
