import { MAX_WORKSHEETS, WORKSHEET_VERSIONS, type WorksheetVersion } from '@ninefold/learning';

/** What the URL of a worksheet says. */
export interface WorksheetAddress {
  readonly skill: string;
  /** 1 to `MAX_WORKSHEETS`. */
  readonly sheet: number;
  /** `AB`: both. Without one, the sheet has one version, which is A, and its letter is not printed. */
  readonly version?: WorksheetVersion | 'AB' | undefined;
  readonly hasAnswers: boolean;
}

export function addressOf({ skill, sheet, version, hasAnswers }: WorksheetAddress): string {
  const versionPart = version ? `&version=${version}` : '';
  return `/print/skill/${skill}?sheet=${sheet}${versionPart}${hasAnswers ? '' : '&answers=no'}`;
}

/** Null without a number that names a sheet. */
export function readAddress(skill: string, query: URLSearchParams): WorksheetAddress | null {
  const sheet = Number(query.get('sheet'));
  if (!Number.isInteger(sheet) || sheet < 1 || sheet > MAX_WORKSHEETS) return null;
  const version = ([...WORKSHEET_VERSIONS, 'AB'] as const).find((one) => one === query.get('version'));
  return { skill, sheet, version, hasAnswers: query.get('answers') !== 'no' };
}

/** The versions to print. */
export const versionsIn = ({ version }: WorksheetAddress): readonly WorksheetVersion[] =>
  version === 'AB' ? WORKSHEET_VERSIONS : [version ?? 'A'];
