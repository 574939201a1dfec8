import { VisuallyHidden } from 'shared-ui';
import { copy } from '../copy';
import styles from './Table.module.css';

interface TableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its name. */
  rows: readonly (readonly string[])[];
}

/** The numbers of a chart, opened on demand. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <details>
      <summary className={styles['summary']}>
        {copy.table}
        <VisuallyHidden>: {caption}</VisuallyHidden>
      </summary>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
