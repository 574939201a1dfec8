import { useWatch } from 'react-hook-form';
import { Button, VisuallyHidden } from '@ninefold/ui';
import { copy } from '../copy';
import type { ProfileValues } from '../profile-fields';
import styles from './SetupReview.module.css';
import { SETUP_STEPS } from './steps';

const REVIEWED = ['name', 'username', 'color'] as const;

/** Shown on the last step: the values of the other three, each with a link to change it. */
export function SetupReview({ change }: { change: (step: number) => void }) {
  const [firstName, lastName, username, color] = useWatch<
    ProfileValues,
    ['firstName', 'lastName', 'username', 'color']
  >({ name: ['firstName', 'lastName', 'username', 'color'] });
  const texts = {
    name: `${firstName} ${lastName}`.trim(),
    username: `@${username}`,
    color: copy.setup.color,
  };

  return (
    <ul className={styles['review']}>
      {REVIEWED.map((step) => (
        <li key={step} className={styles['row']}>
          {step === 'color' && (
            <span aria-hidden className={styles['swatch']} style={{ background: `#${color}` }} />
          )}
          <span translate={step === 'color' ? undefined : 'no'} className={styles['text']}>
            <bdi>{texts[step]}</bdi>
          </span>
          <Button variant="quiet" onClick={() => change(SETUP_STEPS.indexOf(step))}>
            {copy.setup.change}
            <VisuallyHidden>{copy.setup.changes[step]}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
