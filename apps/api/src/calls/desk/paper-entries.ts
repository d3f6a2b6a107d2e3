import { enterPaper, findPaperTowns, readPaperForm } from '@ndp/contract/desk/paper-entries.ts';
import { enterPaper as enter, readPaperForm as readForm } from '../../features/estimate/paper.ts';
import { mount } from '../../platform/http/mount.ts';
import { findTowns } from '../addresses/list-addresses.ts';
import type { DeskHttp } from './desk-http.ts';

/** Cases of applicants who filled in a form on paper. */
export function mountPaperEntries(http: DeskHttp): void {
  const { context } = http;
  mount(http, readPaperForm, async ({ work }) => {
    work.keepQuiet();
    return readForm(context, work.partner);
  });
  mount(http, findPaperTowns, async ({ query, work }) => {
    work.keepQuiet();
    return findTowns(await context.addresses.register(), query);
  });
  mount(http, enterPaper, async ({ body, work }) => {
    const { partner, person, unit } = work;
    const { came_on: cameOn, first_name, last_name, project_variant, answers, ...addressee } = body;
    await context.counters.count({ paperEntry: person.id }, { db: work.trx });
    const form = { ...addressee, answers, variant: project_variant, cameOn, person };
    const client = { first_name, last_name };
    const reference = await enter(unit, { context, partner }, { ...form, client });
    await work.lockCase(reference);
    work.addDetails({ came_on: cameOn });
    return { reference };
  });
}
