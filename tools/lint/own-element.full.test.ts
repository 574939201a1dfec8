import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { ownElement } from './own-element.mjs';

const tester = new RuleTester({
  languageOptions: {
    parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.tsx'], defaultProject: 'tsconfig.json' },
      tsconfigRootDir: __dirname,
    },
  },
});

/** A module around the children of a paragraph. */
const around = (children: string, element = 'p') => `
  import { Fragment, type ReactElement, type ReactNode } from 'react';
  import { X } from 'lucide-react';
  const copy = { text: 'Text', of: (name: string) => 'Text of ' + name };
  type Elements = ReactElement | null | readonly Elements[];
  function Badge() { return <b>New</b>; }
  function Note({ text }: { text: string | null }) { return text === null ? null : <small>{text}</small>; }
  interface Props { on: boolean; name: string; names: string[]; slot: ReactNode; part: Elements }
  export function Page({ on, name, names, slot, part }: Props) {
    return <${element}>${children}</${element}>;
  }
`;

const valid = (children: string, element?: string) => ({
  code: around(children, element),
  filename: `${__dirname}/page.tsx`,
});
const invalid = (messageId: string, children: string, element?: string) => ({
  ...valid(children, element),
  errors: [{ messageId }],
});

tester.run('text/own-element', ownElement, {
  valid: [
    // The only child of an element is set as its text.
    valid('{name}'),
    valid('{on && name}'),
    valid("{on ? 'One' : 'Other'}"),
    valid('{`${name}.`}'),
    valid('{on && <span>{name}</span>}<span>{name}</span>'),
    // Constant text that only has elements after it, or elements that stay.
    valid('Text {copy.text} {on && <b>{name}</b>}'),
    valid('<X aria-hidden /> Text <Badge />'),
    valid('<Badge /> {copy.of("Ada")}'),
    // Elements only, even if a caller passes them.
    valid('{part}{on && part}<b />'),
    valid('{names.map((one) => <b key={one}>{one}</b>)}'),
    // Translators leave it alone.
    valid('<b translate="no">{name}:{on && name}</b>'),
  ],
  invalid: [
    invalid('changes', 'Hello, {name}'),
    invalid('changes', '{name}<b />'),
    invalid('changes', "<b />{on ? 'One' : 'Other'}"),
    invalid('changes', '<b />{copy.of(name)}'),
    invalid('changes', '<b />{`${name}.`}'),
    invalid('changes', '<b />{on && copy.text}'),
    // What callers pass may be text.
    invalid('changes', '{slot}<b />'),
    invalid('changes', "{on ? 'Text' : slot}"),
    // Each string of a list is a text node.
    invalid('changes', '{names}'),
    // React would insert the element before the text.
    invalid('follows', '{on && <b>{name}</b>} and text'),
    invalid('follows', '{names.map((one) => <b key={one} />)}{copy.text}'),
    invalid('follows', '<Note text={name} />: text'),
    invalid('follows', '<b key={name} />text'),
    invalid('follows', '{part}<Note text={name} />text'),
    // A fragment is removed node by node.
    invalid('fragment', '{on && <>Text <b /></>}'),
    invalid('fragment', '{names.map((one) => <Fragment key={one}>{copy.text}</Fragment>)}'),
    { ...invalid('returned', ''), code: "function Name() { return 'Ada'; }" },
    { ...invalid('returned', ''), code: 'const Name = ({ name }: { name: string }) => name;' },
  ],
});
