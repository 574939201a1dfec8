import { useNavigate, type EmailedLink } from '@ninefold/platform';
import { Alert, Button } from '@ninefold/ui';
import type { SignInState } from '../auth/email-address';
import { BusyNetwork } from '../auth/BusyNetwork';
import { FormPage, FormPageSkeleton, TextLink } from '../layout/FormPage';
import { copy } from './copy';
import { useEmailedLink } from './use-emailed-link';
import { useOpenLink } from './use-open-link';

/** `/link`: the target of all links in emails. Programs that check mail fetch it; only a person presses its button. */
export default function LinkPage() {
  const { link, retry } = useEmailedLink();
  if (link === undefined) return <FormPageSkeleton />;
  if (link === 'unreachable') return <Unreachable retry={retry} />;
  return link ? <OpenLink link={link} /> : <NoLink />;
}

function OpenLink({ link }: { link: EmailedLink }) {
  const navigate = useNavigate();
  const { title, lead, open } = copy.types[link.type];
  const opening = useOpenLink(link, ({ page, email }) => {
    void navigate(page, { replace: true, state: { email } satisfies SignInState });
  });
  return (
    <FormPage title={title} lead={lead}>
      {opening.failure && <Alert tone="error">{opening.failure}</Alert>}
      <BusyNetwork wait={opening.network} />
      <Button busy={opening.busy} busyLabel={copy.busy} onClick={opening.open}>
        {open}
      </Button>
    </FormPage>
  );
}

function Unreachable({ retry }: { retry: () => void }) {
  return (
    <FormPage title={copy.title}>
      <Alert tone="error">{copy.offline}</Alert>
      <Button onClick={retry}>{copy.retry}</Button>
    </FormPage>
  );
}

function NoLink() {
  const { missing } = copy;
  return (
    <FormPage
      title={missing.title}
      footer={
        <>
          <TextLink to="/login">{missing.signIn}</TextLink>
          <TextLink to="/reset-password">{missing.reset}</TextLink>
        </>
      }
    >
      <Alert tone="error">{missing.text}</Alert>
    </FormPage>
  );
}
