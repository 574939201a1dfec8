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
  import { createContext, Fragment, type ReactElement, type ReactNode } from 'react';
  import { X } from 'lucide-react';
  const copy = { text: 'Text', of: (name: string) => 'Text of ' + name };
  type Elements = ReactElement | null | readonly Elements[];
  function Badge() { return <b>New</b>; }
  function Note({ text }: { text: string | null }) { return text === null ? null : <small>{text}</small>; }
  function Either({ on }: { on: boolean }) { return on ? <b /> : <i />; }
  function Pair({ on }: { on: boolean }) { return <>{on && <b />}<i /></>; }
  function Early({ on }: { on: boolean }) { if (on) return <b />; return <i />; }
  function Same({ on }: { on: boolean }) { if (on) return <b />; return <b>New</b>; }
  function Outer({ on }: { on: boolean }) { return <Same on={on} />; }
  function Keyed({ name }: { name: string }) { return <b key={name} />; }
  function Wrap({ children }: { children: ReactNode; translate: 'no' }) { return <b>{children}</b>; }
  const NameContext = createContext('');
  const now = () => new Date().toISOString();
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
    valid('<Same on={on} /><Outer on={on} /> Text'),
    // Elements only, even if a caller passes them.
    valid('{part}{on && part}<b />'),
    valid('{names.map((one) => <b key={one}>{one}</b>)}'),
    // Its callers are checked.
    {
      ...valid(''),
      code: around('').concat(
        'export function NameProvider({ children }: { children: ReactNode }) { return <NameContext value="x">{children}</NameContext>; }',
      ),
    },
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
    // A component may replace its element, or insert another one.
    invalid('follows', '<Either on={on} /> text'),
    invalid('follows', '<Pair on={on} /> text'),
    invalid('follows', '<Early on={on} /> text'),
    invalid('follows', '<Keyed name={name} /> text'),
    // Another call may return another text.
    invalid('changes', '<b />{now()}'),
    // A component may ignore the attribute.
    invalid('changes', '<Wrap translate="no">{name}<b /></Wrap>'),
    // A fragment is removed node by node.
    {
      ...invalid('fragment', ''),
      code: around('<NameContext value="x">{name}</NameContext><b />'),
      errors: [{ messageId: 'changes' }, { messageId: 'fragment' }],
    },
    invalid('fragment', '{on && <>Text <b /></>}'),
    invalid('fragment', '{names.map((one) => <Fragment key={one}>{copy.text}</Fragment>)}'),
    { ...invalid('returned', ''), code: "function Name() { return 'Ada'; }" },
    ...[
      'const Name = ({ name }: { name: string }) => name;',
      'const Name = memo(({ name }: { name: string }) => name);',
      'export const Name = React.forwardRef(function (props: { name: string }) { return props.name; });',
      "class Name { render() { return 'Ada'; } }",
      "export default function () { return 'Ada'; }",
      "export default () => 'Ada';",
    ].map((code) => ({ ...invalid('returned', ''), code })),
  ],
});
