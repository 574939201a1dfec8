import { useState } from 'react';
import type { ClassOverview } from '@ninefold/contracts';
import { Alert, Button, TextField } from '@ninefold/ui';
import { failureOf } from '../calls';
import { copy } from '../copy';
import { Confirmed } from '../parts/Confirmed';
import { useFocusAfter } from '../parts/focus';
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
  const failure = failureOf(renew.error);
  const changed = useFocusAfter<HTMLParagraphElement>(`${code} ${renew.status}`);
  return (
    <Part title={words.title} lead={code === null ? words.closedLead : words.lead}>
      {code !== null && <Code key={code} code={code} />}
      <p
        ref={changed}
        role="status"
        tabIndex={-1}
        className={renew.isSuccess ? undefined : styles['nothing']}
      >
        {renew.isSuccess && (code === null ? words.closed : words.renewed)}
      </p>
      {code === null ? (
        <div>
          <Button busy={renew.isPending} onClick={() => renew.mutate(true)}>
            {words.open}
          </Button>
        </div>
      ) : (
        <div key={`ask ${code}`} className={parts['actions']}>
          <Confirmed
            action={words.renew}
            lead={words.renewLead}
            busy={renew.isPending}
            failure={failure}
            onConfirm={() => renew.mutate(true)}
          />
          <Confirmed
            action={words.close}
            lead={words.closeLead}
            busy={renew.isPending}
            failure={failure}
            onConfirm={() => renew.mutate(false)}
          />
        </div>
      )}
      {code === null && failure !== null && <Alert tone="error">{failure}</Alert>}
    </Part>
  );
}

function Code({ code }: { code: string }) {
  const [copied, setCopied] = useState<boolean>();
  const page = `${window.location.origin}/classes/join`;
  const link = `${page}/${code}`;

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

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
        <Button variant="secondary" onClick={() => void copyLink()}>
          {words.copyLink}
        </Button>
      </div>
      <p role="status" className={copied === undefined ? styles['nothing'] : undefined}>
        {copied === true && words.copied}
        {copied === false && words.notCopied}
      </p>
      {copied === false && <TextField label={words.link} value={link} readOnly />}
    </>
  );
}
