import type { ClassOverview } from '@ninefold/contracts';
import { callRpc, deleteClassCall, renameClassCall } from '@ninefold/contracts/rpc';
import { useNavigate } from '@ninefold/platform';
import { Confirm, NameForm, NameInText } from '@ninefold/web/social';
import { written } from '../calls';
import { copy } from '../copy';
import { Part } from '../parts/Part';
import { useClassCall } from '../use-classes';

const words = copy.settings;

export function ClassSettings({ overview: { id, name } }: { overview: ClassOverview }) {
  const navigate = useNavigate();
  const rename = useClassCall((client, p_name: string) =>
    callRpc(client, renameClassCall, { p_class_id: id, p_name }),
  );
  const remove = useClassCall(
    (client) => callRpc(client, deleteClassCall, { p_class_id: id }),
    () => void navigate('/classes'),
  );
  return (
    <Part title={words.title}>
      <NameForm
        label={copy.teaching.name}
        name={name}
        action={words.rename}
        saved={words.renamed}
        act={(changed) => written(rename.mutateAsync(changed))}
      />
      <div>
        <Confirm
          action={words.delete}
          title={<NameInText words={words.deleteOf} name={name} />}
          lead={words.deleteLead}
          act={() => written(remove.mutateAsync())}
        />
      </div>
    </Part>
  );
}
