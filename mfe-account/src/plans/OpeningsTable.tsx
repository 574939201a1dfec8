import { FREE_OPENINGS, type PlanOpenings } from '@ninefold/contracts';
import { copy } from './copy';
import styles from './OpeningsTable.module.css';

interface OpeningsTableProps {
  readonly plan: string;
  readonly openings: PlanOpenings;
}

/** What is open without a plan and with it, side by side. */
export function OpeningsTable({ plan, openings }: OpeningsTableProps) {
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
        {Object.values(copy.openings).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value(FREE_OPENINGS)}</td>
            <td>{value(openings)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
