import type { ReactNode } from 'react';
import { classNames, VisuallyHidden, translateOf } from '@ninefold/ui';
import { copy } from '../copy';
import styles from './Table.module.css';

interface TableOnDemandProps {
  caption: string;
  columns: readonly string[];
  /** Contains words and links instead of numbers. */
  isOfWords?: boolean;
  children: ReactNode;
}

/** The data of a chart as a table, opened on demand. */
export function TableOnDemand({ caption, columns, isOfWords = false, children }: TableOnDemandProps) {
  return (
    <details>
      <summary className={styles['summary']}>
        {copy.table}
        <VisuallyHidden>{`: ${caption}`}</VisuallyHidden>
      </summary>
      <table className={classNames(styles['table'], isOfWords ? styles['words'] : styles['numbers'])}>
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
        <tbody>{children}</tbody>
      </table>
    </details>
  );
}

interface TableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
}

export function Table({ rows, ...table }: TableProps) {
  return (
    <TableOnDemand {...table}>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={table.columns[index + 1]} translate={translateOf(cell)}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </TableOnDemand>
  );
}
