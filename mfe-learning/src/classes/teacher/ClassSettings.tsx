import type { ClassOverview } from '@ninefold/contracts';
import { useNavigate } from '@ninefold/platform';
import { Alert } from '@ninefold/ui';
import { failureOf } from '../calls';
import { copy } from '../copy';
import { Confirmed } from '../parts/Confirmed';
import { NameForm } from '../parts/NameForm';
import { Part } from '../parts/Part';
import { useClassCall } from '../use-classes';

const words = copy.settings;

export function ClassSettings({ overview: { id, name } }: { overview: ClassOverview }) {
  const navigate = useNavigate();
  const rename = useClassCall((client, p_name: string) =>
    client.rpc('rename_class', { p_class_id: id, p_name }),
  );
  const remove = useClassCall(
    (client) => client.rpc('delete_class', { p_class_id: id }),
    () => void navigate('/classes'),
  );
  return (
    <Part title={words.title}>
      <NameForm
        label={copy.teaching.name}
        initial={name}
        action={words.rename}
        busy={rename.isPending}
        failure={failureOf(rename.error)}
        onSubmit={(changed) => rename.mutate(changed)}
      />
      {rename.isSuccess && <Alert tone="success">{words.renamed}</Alert>}
      <div>
        <Confirmed
          action={words.delete}
          title={words.deleteOf(name)}
          lead={words.deleteLead}
          busy={remove.isPending}
          busyLabel={words.deleting}
          failure={failureOf(remove.error)}
          onConfirm={() => remove.mutate()}
        />
      </div>
    </Part>
  );
}
