import { programContent, readProgramContent } from '@ndp/contract/desk/program-content.ts';
import * as calls from '@ndp/contract/desk/programs.ts';
import type { ProgramStatement } from '@ndp/domain/programs/program.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { Judging } from '../../features/programs/draft-problems.ts';
import { sealTicket } from '../../features/programs/preview.ts';
import {
  countCases,
  dropDraft,
  findFitDraft,
  keepDraft,
  type Office,
  publishDraft,
  readVersions,
} from '../../features/programs/versions.ts';
import { polishDay } from '../../platform/clock.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import { mount } from '../../platform/http/mount.ts';
import { readNames } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** The versions of a partner's programme: read, written, published. */
export function mountPrograms(http: DeskHttp): void {
  mount(http, calls.readProgram, ({ work }) => describe(work));
  mount(http, calls.saveDraft, async ({ body: { content, seen }, work }) => {
    const by = work.person.id;
    const n = await keepDraft(officeOf(work), { content: readProgramContent(content), seen, by });
    work.addDetails({ version: n });
    return describe(work);
  });
  mount(http, calls.dropDraft, async ({ body: { seen }, work }) => {
    work.addDetails({ version: await dropDraft(officeOf(work), seen) });
    return describe(work);
  });
  mount(http, calls.previewDraft, async ({ body: { seen, day }, work }) => {
    const n = await findFitDraft(officeOf(work), seen, judgingOf(work));
    work.addDetails({ version: n, day });
    const { keys, config } = work.context;
    const who = { partner: work.partner.id, person: work.person.id, session: work.session };
    const ticket = { ...who, n, seen, day };
    const sealed = sealTicket(keys, 'link', ticket, work.now);
    return { url: `${publicOrigin('preview', config)}/open?ticket=${sealed}` };
  });
  mount(http, calls.publishDraft, async ({ body: { seen, from_day: fromDay }, work }) => {
    const publication = { fromDay, seen, by: work.person.id, ...judgingOf(work) };
    work.addDetails({ version: await publishDraft(officeOf(work), publication), from: fromDay });
    return describe(work);
  });
}

function judgingOf({ partner, context }: DeskWork): Judging {
  return { current: partner.program, statements: context.statements };
}

function officeOf({ trx, partner, now }: DeskWork): Office {
  return { trx, programId: partner.program_id, partnerId: partner.id, now };
}

/** The documents of the programme as the release words them. */
function shippedTo({ context, partner }: DeskWork) {
  const shipped = (name: ProgramStatement) => {
    const words = (language: Language) => context.statements.shippedOf(partner.program, name, language);
    return { pl: words('pl'), en: words('en') };
  };
  return {
    'program-regulations': shipped('program-regulations'),
    'gdpr-clause': shipped('gdpr-clause'),
    'regulations-obliged-entity': shipped('regulations-obliged-entity'),
  };
}

async function describe(work: DeskWork) {
  const { partner, person, now } = work;
  const office = officeOf(work);
  const rows = await readVersions(office);
  const cases = await countCases(office);
  const names = await readNames(
    work,
    rows.flatMap(({ made_by, published_by }) => [...made_by, ...(published_by ? [published_by] : [])]),
  );
  const nameOf = (id: string) => names.get(id) ?? '–';
  return {
    id: partner.program_id,
    current: partner.program.version,
    is_ours: rows.every(({ owner_id }) => owner_id === partner.id),
    today: polishDay(now),
    shipped: shippedTo(work),
    versions: rows.map((row) => ({
      n: row.n,
      state: row.state,
      from_day: row.from_day,
      content: programContent.parse(row.content),
      made_at: row.made_at.toISOString(),
      made_by: row.made_by.map(nameOf),
      is_mine: row.made_by.includes(person.id),
      published_by: row.published_by && nameOf(row.published_by),
      published_at: row.published_at?.toISOString() ?? null,
      cases: cases.get(row.n) ?? 0,
    })),
  };
}
