import { useState } from 'react';
import { Button } from '@ninefold/ui';
import { copy } from './copy';
import styles from './EmbedPage.module.css';

export interface CodeBlockProps {
  /** What is copied, for the button's label. */
  readonly name: string;
  readonly text: string;
}

/** A block of text with a button that copies it. */
export function CodeBlock({ name, text }: CodeBlockProps) {
  const [announced, setAnnounced] = useState<{ readonly of: string; readonly words: string }>();

  async function write() {
    try {
      await navigator.clipboard.writeText(text);
      setAnnounced({ of: text, words: copy.copied });
    } catch {
      setAnnounced({ of: text, words: copy.notCopied });
    }
  }

  return (
    <div className={styles['code']}>
      <pre className={styles['text']}>
        <code translate="no">{text}</code>
      </pre>
      <div className={styles['copy']}>
        <Button variant="secondary" aria-label={copy.copyNamed(name)} onClick={() => void write()}>
          {copy.copy}
        </Button>
        {/* Of another text nothing was copied. */}
        <span role="status">{announced?.of === text && announced.words}</span>
      </div>
    </div>
  );
}
