import type { ClassOverview } from '@ninefold/contracts';
import { callRpc, renewClassCodeCall } from '@ninefold/contracts/rpc';
import { Alert, Button } from '@ninefold/ui';
import { Confirm, ShareButton } from '@ninefold/web/social';
import { failureOf, written } from '../calls';
import { copy } from '../copy';
import { useFocusWhen } from '../parts/focus';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { useClassCall } from '../use-classes';
import styles from './CodeCard.module.css';

const words = copy.code;

/** Groups for readability. The server accepts a code with and without spaces. */
const inGroups = (code: string) => code.match(/.{1,4}/g) ?? [];

export function CodeCard({ overview: { id, code } }: { overview: ClassOverview }) {
  const renew = useClassCall((client, p_open: boolean) =>
    callRpc(client, renewClassCodeCall, { p_class_id: id, p_open }),
  );
  const changed = useFocusWhen<HTMLParagraphElement>(renew.isSuccess && renew.submittedAt);
  return (
    <Part title={words.title} lead={code === null ? words.closedLead : words.lead}>
      {code !== null && <Code key={code} code={code} />}
      {renew.isSuccess && (
        <p ref={changed} role="status" tabIndex={-1}>
          {code === null ? words.closed : words.renewed}
        </p>
      )}
      {code === null ? (
        <div>
          <Button busy={renew.isPending} onClick={() => renew.mutate(true)}>
            {words.open}
          </Button>
        </div>
      ) : (
        <div key={`ask ${code}`} className={parts['actions']}>
          <Confirm action={words.renew} lead={words.renewLead} act={() => written(renew.mutateAsync(true))} />
          <Confirm
            action={words.close}
            lead={words.closeLead}
            act={() => written(renew.mutateAsync(false))}
          />
        </div>
      )}
      {code === null && renew.isError && <Alert tone="error">{failureOf(renew.error)}</Alert>}
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
            // The groups never change order, so the index is a stable key.
            <span key={place}>{group} </span>
          ))}
        </dd>
      </dl>
      <p className={parts['soft']}>{words.page(page.replace(/^https?:\/\//, ''))}</p>
      <div className={parts['actions']}>
        <ShareButton text={`${page}/${code}`} label={words.share} />
      </div>
    </>
  );
}
