import { copy } from '../copy';
import parts from '../parts/Parts.module.css';

const words = copy.join;

export function WhatIsSeen() {
  return (
    <>
      <ul className={parts['bullets']}>
        {words.seen.sees.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={parts['measure']}>
        <strong>{words.seen.notTitle}:</strong> {words.seen.not}
      </p>
      <p className={parts['measure']}>{words.seen.leaving}</p>
    </>
  );
}
