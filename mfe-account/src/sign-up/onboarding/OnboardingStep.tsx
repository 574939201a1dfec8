import * as v from 'valibot';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { AccountMetadataSchema, ONBOARDING_PARTS, type AccountMetadata } from '@ninefold/contracts';
import { useNavigate, usePlatform } from '@ninefold/platform';
import { Alert, Button, ProgressBar } from '@ninefold/ui';
import { copy as authCopy } from '../../auth/copy';
import { Form } from '../../layout/Form';
import { copy } from '../copy';
import type { SignUp } from '../use-sign-up';
import { OnboardingFields } from './OnboardingFields';
import styles from './OnboardingStep.module.css';
import { OnboardingSchema, PARTS, valuesOf, type OnboardingValues } from './parts';
import { useSaveOnboarding } from './use-save-onboarding';

const { onboarding: words } = copy;

interface OnboardingStepProps {
  /** 1 to 4. */
  readonly part: number;
  readonly go: SignUp['go'];
  readonly applyAnswers: SignUp['applyAnswers'];
}

/**
 * Questions for a new account. Each part is saved when it is left. After the last one, or after skipping, the state
 * machine continues based on the saved answers.
 */
export function OnboardingStep({ part, go, applyAnswers }: OnboardingStepProps) {
  const { auth } = usePlatform();
  const navigate = useNavigate();
  const { save, busy, failure, clearFailure } = useSaveOnboarding();
  const form = useForm<OnboardingValues>({
    resolver: standardSchemaResolver(OnboardingSchema),
    defaultValues: valuesOf(v.parse(AccountMetadataSchema, auth.status === 'in' ? auth.user.metadata : {})),
    reValidateMode: 'onBlur',
  });
  const progress = words.progress(part, ONBOARDING_PARTS);

  async function leavePart() {
    const data = PARTS[part - 1];
    if (busy || !data || !(await form.trigger(data.fields, { shouldFocus: true }))) return;
    const answers = data.metadata(form.getValues());
    if (!(await save(answers))) return;
    applyAnswers(answers);
    if (part < ONBOARDING_PARTS) go({ type: 'part-saved' });
  }

  async function skip() {
    const choice: AccountMetadata = { onboarding_completed: false };
    if (await save(choice)) applyAnswers(choice);
    // Skipping must work even when it cannot be saved.
    else await navigate('/profile?setup=true');
  }

  return (
    <div className={styles['step']}>
      <div className={styles['progress']}>
        <ProgressBar
          label={words.progressLabel}
          value={part - 1}
          max={ONBOARDING_PARTS}
          valueText={progress}
        />
        <span className={styles['count']}>{progress}</span>
      </div>
      <Form
        onChange={clearFailure}
        onSubmit={(event) => {
          event.preventDefault();
          void leavePart();
        }}
      >
        {failure && (
          <Alert tone="error" title={words.failed}>
            {failure === 'offline' && authCopy.offline}
          </Alert>
        )}
        <OnboardingFields part={part} form={form} />
        <div className={styles['actions']}>
          {part > 1 && (
            <Button variant="secondary" disabled={busy} onClick={() => go({ type: 'back' })}>
              {words.back}
            </Button>
          )}
          <Button type="submit" className={styles['next']} busy={busy} busyLabel={words.saving}>
            {part < ONBOARDING_PARTS ? words.next : words.finish}
          </Button>
        </div>
        <Button variant="quiet" disabled={busy} onClick={() => void skip()}>
          {words.skip}
        </Button>
      </Form>
    </div>
  );
}
