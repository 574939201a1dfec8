import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { usePlatform, type AuthUser, type Profile } from '@ninefold/platform';
import { Alert, Button, ProgressBar } from '@ninefold/ui';
import { NameInText } from '@ninefold/web/social';
import { copy as authCopy } from '../../auth/copy';
import { Focused } from '../../layout/Focused';
import { Form } from '../../layout/Form';
import { FormPage } from '../../layout/FormPage';
import { SetupSchema, type ProfileValues } from '../profile-fields';
import { copy } from '../copy';
import { suggestValues } from './suggest-values';
import { SetupPlan } from './SetupPlan';
import { SetupReview } from './SetupReview';
import { SetupStepFields } from './SetupStepFields';
import styles from './SetupWizard.module.css';
import { LAST_STEP, SETUP_STEPS } from './steps';
import { useSetup } from './use-setup';

/** Four short questions before the first visit, prefilled where possible. Each step is saved when it is left. */
export function SetupWizard({ user, profile }: { user: AuthUser; profile: Profile }) {
  const { signOut } = usePlatform();
  const [defaultValues] = useState(() => suggestValues(profile));
  const form = useForm<ProfileValues>({
    resolver: standardSchemaResolver(SetupSchema),
    defaultValues,
    reValidateMode: 'onBlur',
  });
  const setup = useSetup(form, user.id);
  const isLast = setup.index === LAST_STEP;
  const failed = isLast ? copy.setup.failed : copy.updateFailed;
  // At the end, the URL is that of the first step again.
  const completed = setup.done ? SETUP_STEPS.length : setup.index;
  const progress = copy.setup.progress(Math.min(completed + 1, SETUP_STEPS.length), SETUP_STEPS.length);

  return (
    <FormPage
      title={copy.setup.title}
      footer={
        <Button variant="quiet" onClick={() => void signOut()}>
          {copy.signOut}
        </Button>
      }
    >
      <div className={styles['progress']}>
        <h2 className={styles['heading']}>{copy.setup.heading}</h2>
        <ProgressBar
          label={copy.setup.heading}
          value={completed}
          max={SETUP_STEPS.length}
          valueText={progress}
        />
        <span className={styles['count']}>{progress}</span>
      </div>
      {setup.done ? (
        <Focused as="div">
          <Alert tone="success">{copy.setup.done}</Alert>
        </Focused>
      ) : (
        <FormProvider {...form}>
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              void setup.next();
            }}
          >
            {setup.failure && (
              <Alert tone="error">{setup.failure === 'offline' ? authCopy.offline : failed}</Alert>
            )}
            {setup.lost && (
              <Alert tone="info">
                <NameInText words={copy.setup.usernameLost} name={`@${setup.lost}`} />{' '}
                <NameInText words={copy.setup.usernameSuggested} name={`@${form.getValues('username')}`} />
              </Alert>
            )}
            {isLast && <SetupReview change={setup.show} />}
            <SetupStepFields step={setup.step} ownUsername={profile.username} />
            <div className={styles['actions']}>
              {setup.index > 0 && (
                <Button variant="secondary" disabled={setup.busy} onClick={() => setup.show(setup.index - 1)}>
                  {copy.setup.back}
                </Button>
              )}
              <Button
                type="submit"
                className={styles['next']}
                busy={setup.busy}
                busyLabel={isLast ? copy.setup.completing : copy.setup.saving}
              >
                {isLast ? copy.setup.complete : copy.setup.next}
              </Button>
            </div>
            {isLast && <SetupPlan profile={profile} />}
          </Form>
        </FormProvider>
      )}
    </FormPage>
  );
}
