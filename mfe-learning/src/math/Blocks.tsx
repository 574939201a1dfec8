import type { Block } from '@ninefold/learning';
import { Drawing } from '../drawings/Drawing';
import styles from './Blocks.module.css';
import { Formula } from './Formula';
import { RichText } from './RichText';

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles['blocks']}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className={styles['text']}>
          <RichText text={block.text} />
        </p>
      );
    case 'math':
      return <Formula math={block.math} block />;
    case 'drawing':
      return <Drawing drawing={block.drawing} />;
  }
}
