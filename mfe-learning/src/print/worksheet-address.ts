import { MAX_WORKSHEETS, WORKSHEET_VERSIONS, type WorksheetVersion } from '@ninefold/learning';

/** What the URL of a worksheet says. */
export interface WorksheetAddress {
  readonly skill: string;
  /** 1 to `MAX_WORKSHEETS`. */
  readonly sheet: number;
  /** `AB`: both. Without one, the sheet has one version, which is A, and its letter is not printed. */
  readonly version?: WorksheetVersion | 'AB' | undefined;
  readonly hasAnswers: boolean;
  /** From a printed sheet. Not for `AB`, because each version has its own. */
  readonly edition?: string | undefined;
}

export function addressOf({ skill, sheet, version, edition, hasAnswers }: WorksheetAddress): string {
  const versionPart = version ? `&version=${version}` : '';
  const editionPart = edition ? `&edition=${edition}` : '';
  return `/print/skill/${skill}?sheet=${sheet}${versionPart}${editionPart}${hasAnswers ? '' : '&answers=no'}`;
}

/** Null without a number that names a sheet. */
export function readAddress(skill: string, query: URLSearchParams): WorksheetAddress | null {
  const sheet = Number(query.get('sheet'));
  if (!Number.isInteger(sheet) || sheet < 1 || sheet > MAX_WORKSHEETS) return null;
  const version = ([...WORKSHEET_VERSIONS, 'AB'] as const).find((one) => one === query.get('version'));
  const edition = query.get('edition')?.toLowerCase();
  return { skill, sheet, version, edition, hasAnswers: query.get('answers') !== 'no' };
}

/** The versions to print. */
export const versionsIn = ({ version }: WorksheetAddress): readonly WorksheetVersion[] =>
  version === 'AB' ? WORKSHEET_VERSIONS : [version ?? 'A'];
