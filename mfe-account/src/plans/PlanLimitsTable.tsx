import { FREE_LIMITS, type PlanLimits } from '@ninefold/contracts';
import { translateOf } from '@ninefold/ui';
import { copy } from './copy';
import styles from './PlanLimitsTable.module.css';

interface PlanLimitsTableProps {
  readonly plan: string;
  readonly limits: PlanLimits;
}

/** The limits of the free plan and of a plan side by side. */
export function PlanLimitsTable({ plan, limits }: PlanLimitsTableProps) {
  return (
    <table className={styles['table']} aria-label={copy.opens}>
      <thead>
        <tr>
          <td />
          <th scope="col">{copy.freePlan}</th>
          <th scope="col">{plan}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(copy.limits).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {[FREE_LIMITS, limits].map((of, column) => (
              <td key={column} translate={translateOf(value(of))}>
                {value(of)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
