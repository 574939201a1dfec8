import type { ClassOverview } from '@ninefold/contracts';
import { callRpc, renewClassCodeCall, showClassPreviewCall } from '@ninefold/contracts/rpc';
import { Alert, Button } from '@ninefold/ui';
import { Confirm, InvitationCode, PreviewChoice, ShareButton } from '@ninefold/web/social';
import { failureOf, written } from '../calls';
import { copy } from '../copy';
import { useFocusWhen } from '../parts/focus';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { useClassCall } from '../use-classes';

const words = copy.code;

/** How students join: a code and a link while the class is open. The code expires, and the link does not. */
export function CodeCard({ overview }: { overview: ClassOverview }) {
  const { id, link_secret: secret, code, code_expires_on: until, shows_preview: showsPreview } = overview;
  const renew = useClassCall((client, p_open: boolean) =>
    callRpc(client, renewClassCodeCall, { p_class_id: id, p_open }),
  );
  const show = useClassCall((client, p_shown: boolean) =>
    callRpc(client, showClassPreviewCall, { p_class_id: id, p_shown }),
  );
  const changed = useFocusWhen<HTMLParagraphElement>(renew.isSuccess && renew.submittedAt);
  const isOpen = secret !== null;
  const page = `${window.location.origin}/classes/join`;
  return (
    <Part title={words.title} lead={isOpen ? words.lead : words.closedLead}>
      {code !== null && (
        <InvitationCode
          key={code}
          code={code}
          note={words.note(copy.day(until ?? ''), page.replace(/^https?:\/\//, ''))}
        />
      )}
      {isOpen && code === null && <p>{words.expired(copy.day(until ?? ''))}</p>}
      {renew.isSuccess && (
        <p ref={changed} tabIndex={-1}>
          {isOpen ? words.renewed : words.closed}
        </p>
      )}
      {code === null && (
        <div>
          <Button busy={renew.isPending} onClick={() => renew.mutate(true)}>
            {isOpen ? words.renew : words.open}
          </Button>
        </div>
      )}
      {code === null && renew.isError && <Alert tone="error">{failureOf(renew.error)}</Alert>}
      {isOpen && (
        <>
          <div className={parts['actions']}>
            <ShareButton text={`${page}/${secret}`} label={words.share} />
          </div>
          <div key={`ask ${code}`} className={parts['actions']}>
            {code !== null && (
              <Confirm
                action={words.renew}
                lead={words.renewLead}
                act={() => written(renew.mutateAsync(true))}
              />
            )}
            <Confirm
              action={words.close}
              lead={words.closeLead}
              act={() => written(renew.mutateAsync(false))}
            />
          </div>
          <PreviewChoice
            label={words.preview}
            isShown={showsPreview}
            act={(isShown) => written(show.mutateAsync(isShown))}
          />
        </>
      )}
    </Part>
  );
}
