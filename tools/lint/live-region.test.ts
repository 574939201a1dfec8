import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { liveRegion } from './live-region.mjs';

const tester = new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const inserted = (code: string) => ({ code, errors: [{ messageId: 'inserted' }] });

tester.run('live-region', liveRegion, {
  valid: [
    'const page = <p role="status">{isSaved && "Saved"}</p>;',
    'const page = isOpen && <main>{items.map(() => <p role="status">{text}</p>)}</main>;',
    'const page = isWrong && <p role="alert">Wrong</p>;',
    'const page = isShown && <p aria-live="off">0:30</p>;',
  ],
  invalid: [
    inserted('const page = <main>{isSaved && <p role="status">Saved</p>}</main>;'),
    inserted('const page = isSaved ? <p aria-live="polite">Saved</p> : <Form />;'),
    inserted('const page = <main>{isSaved && <div><p role="status">Saved</p></div>}</main>;'),
  ],
});
