import * as cases from '@ndp/contract/desk/cases.ts';
import * as corrections from '@ndp/contract/desk/corrections.ts';
import type { DeskCall, DeskFile } from '@ndp/contract/desk/desk-call.ts';
import * as people from '@ndp/contract/desk/people.ts';
import { mountAssign } from './assign.ts';
import { mountCaseActs } from './case-acts.ts';
import { mountReadCaseFile } from './case-files.ts';
import { mountCorrections } from './corrections.ts';
import { mountJudgeDocument } from './judge-document.ts';
import { mountListCases } from './list-cases.ts';
import type { DeskHttp } from './mount-desk.ts';
import { mountMoveCase } from './move-case.ts';
import { mountPeople } from './people.ts';
import { mountReadCase } from './read-case.ts';
import { mountSession } from './session.ts';
import { mountUncover } from './uncover.ts';

const isRow = (exported: [string, unknown]): exported is [string, DeskCall | DeskFile] =>
  typeof exported[1] === 'object' && exported[1] !== null && 'summary' in exported[1];

/** The table of the desk's calls: every row of these files, by its name. */
export const deskCalls: Readonly<Record<string, DeskCall | DeskFile>> = Object.fromEntries(
  Object.entries<unknown>({ ...cases, ...corrections, ...people }).filter(isRow),
);

/** Mounts every call of the table, and the session. */
export function mountDesk(http: DeskHttp): void {
  mountSession(http);
  mountListCases(http);
  mountReadCase(http);
  mountReadCaseFile(http);
  mountUncover(http);
  mountAssign(http);
  mountMoveCase(http);
  mountCaseActs(http);
  mountCorrections(http);
  mountJudgeDocument(http);
  mountPeople(http);
}
