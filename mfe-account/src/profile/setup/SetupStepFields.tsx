import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProfileValues } from '../profile-fields';
import { copy } from '../copy';
import { Avatar } from '../fields/Avatar';
import { ColorField } from '../fields/ColorField';
import { CountryField } from '../fields/CountryField';
import { TextFields } from '../fields/TextFields';
import { UsernameField } from '../fields/UsernameField';
import styles from './SetupStepFields.module.css';
import { SETUP_STEPS, STEP_FIELDS, type SetupStep } from './steps';

function ColorStep() {
  const [firstName, username, color] = useWatch<ProfileValues, ['firstName', 'username', 'color']>({
    name: ['firstName', 'username', 'color'],
  });
  return (
    <>
      <div className={styles['avatar']}>
        <Avatar name={username || firstName} color={color} />
      </div>
      <ColorField />
    </>
  );
}

/** The fields of one step. When the step changes, it slides in and its question takes the focus. */
export function SetupStepFields({ step, ownUsername }: { step: SetupStep; ownUsername: string | null }) {
  const question = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<{ step: SetupStep; from: 'start' | 'end' | null }>({ step, from: null });
  if (shown.step !== step) {
    const forward = SETUP_STEPS.indexOf(step) > SETUP_STEPS.indexOf(shown.step);
    setShown({ step, from: forward ? 'end' : 'start' });
  }

  useEffect(() => {
    if (shown.from) question.current?.focus();
  }, [shown]);

  return (
    <div key={step} className={styles['step']} data-from={shown.from}>
      <h3 ref={question} tabIndex={-1}>
        {copy.setup.questions[step]}
      </h3>
      {step === 'name' && <TextFields names={STEP_FIELDS.name} />}
      {step === 'username' && <UsernameField own={ownUsername} />}
      {step === 'color' && <ColorStep />}
      {step === 'country' && <CountryField />}
    </div>
  );
}
