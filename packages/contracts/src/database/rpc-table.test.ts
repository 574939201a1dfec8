import * as rpc from '../rpc';
import type { ArgsOf, ResponseOf, RpcCall } from '../rpc';
import type { Database } from './database.types';
import type { OWN_PROFILE_COLUMNS, ownProfileOf } from '../own-profile';

type Calls = { [Each in Extract<(typeof rpc)[keyof typeof rpc], RpcCall> as Each['name']]: Each };
type Functions = Database['public']['Functions'];

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** Of arguments, whatever may be left out: `undefined` is never sent. */
type Sent<Args> = [Args] extends [never]
  ? Record<never, never>
  : { [Name in keyof Args]-?: Exclude<Args[Name], undefined> };
type Optional<Args> = { [Name in keyof Args]-?: object extends Pick<Args, Name> ? Name : never }[keyof Args];

type HasSameArgs<Name extends keyof Calls & keyof Functions> = IsSame<
  [Sent<ArgsOf<Calls[Name]>>, Optional<ArgsOf<Calls[Name]>>],
  [
    Sent<Functions[Name]['Args']>,
    [Functions[Name]['Args']] extends [never] ? never : Optional<Functions[Name]['Args']>,
  ]
>;
type HasSameResponse<Name extends keyof Calls & keyof Functions> =
  IsSame<ResponseOf<Calls[Name]>, null | undefined> extends true
    ? [Functions[Name]['Returns']] extends [null | undefined]
      ? true
      : false
    : IsSame<ResponseOf<Calls[Name]>, Functions[Name]['Returns']>;

/** The calls that differ from the function of their name, or have none. */
type Wrong = {
  [Name in keyof Calls]: Name extends keyof Functions
    ? [HasSameArgs<Name>, HasSameResponse<Name>] extends [true, true]
      ? never
      : Name
    : Name;
}[keyof Calls];

type ProfileRow = Database['public']['Tables']['profiles']['Row'];
type OwnColumn = (typeof OWN_PROFILE_COLUMNS)[keyof typeof OWN_PROFILE_COLUMNS];

test('every call has the name, the arguments and the response of a function of the database', () => {
  const isEqual: IsSame<Wrong, never> = true;
  expect(isEqual).toBe(true);
});

test('the own profile has the columns of the table', () => {
  const isEqual: Pick<ProfileRow, OwnColumn> extends Parameters<typeof ownProfileOf>[0] ? true : false = true;
  expect(isEqual).toBe(true);
});

test('every call is exported by its own name', () => {
  const calls = Object.entries(rpc).flatMap(([exported, one]) =>
    'args' in one ? [[exported, one.name] as const] : [],
  );
  const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(calls.map(([exported]) => exported)).toEqual(calls.map(([, name]) => `${camelCase(name)}Call`));
  expect(new Set(calls.map(([, name]) => name)).size).toBe(calls.length);
});
