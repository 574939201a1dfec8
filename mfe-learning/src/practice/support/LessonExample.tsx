import type { Lesson } from '@ninefold/learning';
import { Blocks } from '../../math/Blocks';
import { Steps } from '../../math/Steps';

/** The worked example of a lesson, with all of its steps. */
export function LessonExample({ example }: Pick<Lesson, 'example'>) {
  return (
    <>
      <Blocks blocks={example.prompt} />
      <Steps steps={example.steps} />
    </>
  );
}
