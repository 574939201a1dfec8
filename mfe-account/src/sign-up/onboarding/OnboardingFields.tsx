import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DAILY_COMMITMENTS, LEARNING_GOALS, MATH_LEVELS, STUDY_TIMES } from '@ninefold/contracts';
import { TextField } from '@ninefold/ui';
import { ChoiceField } from '../../layout/ChoiceField';
import { NAME_MAX } from '../../names/shown-name';
import { copy } from '../copy';
import styles from './OnboardingStep.module.css';
import { PARTS, type OnboardingValues } from './parts';

const { onboarding: words } = copy;

interface OnboardingFieldsProps {
  /** 1 to 4. */
  readonly part: number;
  readonly form: UseFormReturn<OnboardingValues>;
}

/** The fields of one part. When the part changes, its question takes the focus, so that screen readers announce it. */
export function OnboardingFields({ part, form }: OnboardingFieldsProps) {
  const question = useRef<HTMLHeadingElement>(null);
  const shown = useRef(part);
  const name = PARTS[part - 1]?.name ?? 'names';

  useEffect(() => {
    if (shown.current !== part) question.current?.focus();
    shown.current = part;
  }, [part]);

  return (
    <div key={part} className={styles['part']}>
      <h2 ref={question} tabIndex={-1}>
        {words.questions[name]}
      </h2>
      <p className={styles['use']}>{words.uses[name]}</p>
      <Fields name={name} form={form} />
    </div>
  );
}

function Fields({
  name,
  form,
}: Pick<OnboardingFieldsProps, 'form'> & { name: keyof typeof words.questions }) {
  const { errors } = form.formState;
  function field(key: keyof OnboardingValues) {
    return {
      ...form.register(key, { onChange: () => form.clearErrors(key) }),
      error: errors[key]?.message,
    };
  }
  switch (name) {
    case 'names':
      return (
        <>
          <TextField
            {...field('firstName')}
            label={words.firstName}
            maxLength={NAME_MAX}
            autoComplete="given-name"
          />
          <TextField
            {...field('lastName')}
            label={words.lastName}
            maxLength={NAME_MAX}
            autoComplete="family-name"
          />
        </>
      );
    case 'level':
      return (
        <ChoiceField
          {...field('mathLevel')}
          type="radio"
          legend={words.mathLevel}
          options={MATH_LEVELS}
          labels={words.mathLevels}
        />
      );
    case 'goals':
      return (
        <ChoiceField
          {...field('learningGoals')}
          type="checkbox"
          legend={words.learningGoals}
          options={LEARNING_GOALS}
          labels={words.goals}
        />
      );
    case 'time':
      return (
        <>
          <ChoiceField
            {...field('preferredStudyTime')}
            type="radio"
            legend={words.preferredStudyTime}
            options={STUDY_TIMES}
            labels={words.studyTimes}
          />
          <ChoiceField
            {...field('dailyCommitment')}
            type="radio"
            legend={words.dailyCommitment}
            options={DAILY_COMMITMENTS}
            labels={words.commitments}
          />
        </>
      );
  }
}
