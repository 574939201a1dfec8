import type { DataTable } from '@ninefold/learning';
import { VisuallyHidden, translateOf } from '@ninefold/ui';
import { spokenText } from '../speech/spoken-text';
import styles from './Drawings.module.css';
import { printed } from './printed';

/** A real table, which screen readers navigate by cell. */
export function DataTableDrawing({ text, head, rows }: DataTable & { readonly text: string }) {
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{spokenText(text)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((cell, index) =>
              cell === '' ? (
                <td key={index} />
              ) : (
                <th key={index} scope="col" translate={translateOf(cell)}>
                  {printed(cell)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row" translate={translateOf(name ?? '')}>
                {printed(name ?? '')}
              </th>
              {cells.map((cell, index) => (
                <td key={index} translate={translateOf(cell)}>
                  {printed(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
