import { classNames, type Elements } from '@ninefold/ui';
import { copy } from '../../plans/copy';
import styles from './PlansStep.module.css';

/** The free option, as easy to find as the paid one. The children are its link or button. */
export function FreePlan({ children }: { children: Elements }) {
  return (
    <div className={classNames(styles['panel'], styles['other'])}>
      <p>{copy.freeIs}</p>
      {children}
    </div>
  );
}
