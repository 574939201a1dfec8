import { translateOf } from '@ninefold/ui';
import type { PaceWindow } from './analyze-round';
import { copy } from '../round/copy';
import styles from './RoundAnalysis.module.css';

const words = copy.analysis;

/** Answers per part of a round, as bars with figures. */
export function PaceTable({ windows }: { windows: readonly PaceWindow[] }) {
  const most = Math.max(1, ...windows.map(({ correct, wrong }) => correct + wrong));
  const share = (count: number) => ({ inlineSize: `${(100 * count) / most}%` });
  return (
    <table className={styles['table']}>
      <caption>{words.pace}</caption>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.answered}</th>
        </tr>
      </thead>
      <tbody>
        {windows.map(({ from, to, correct, wrong }) => (
          <tr key={from}>
            <th scope="row" translate="no">
              {words.window(from, to)}
            </th>
            <td>
              <div className={styles['pace']}>
                <span aria-hidden className={styles['bars']}>
                  <span className={styles['correct']} style={share(correct)} />
                  <span className={styles['wrong']} style={share(wrong)} />
                </span>
                <span translate={translateOf(words.counts(correct, wrong))}>
                  {words.counts(correct, wrong)}
                </span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
