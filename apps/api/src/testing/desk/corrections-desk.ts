import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { CaseCorrections } from '@ndp/contract/desk/corrections.ts';
import type { Link } from '../applications.ts';
import { openHarness } from '../operator/operator-harness.ts';
import { getByLink, post } from '../submissions.ts';
import { type Seat, seat } from './desk-people.ts';
import type { openTestDesk } from './test-desk.ts';

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

/** The list that is being prepared. */
export const draftOf = ({ rounds }: CaseCorrections) => rounds.find(({ state }) => state === 'draft');
/** When the list that is being prepared was kept; null: there is none. */
export const keptAt = (list: CaseCorrections) => draftOf(list)?.made_at ?? null;

/** Items an officer asks for, and a day that can be kept. */
export const dueOn = '2026-12-05';
export const name = {
  ...{ place: 'client_info.first_name', sentence: 'mistyped', words: 'W księdze jest inaczej.' },
};
export const registry = {
  ...{ place: 'building_info.mortgage_registry_number', sentence: 'differs', words: '' },
};

/** A case behind its link, and an officer at its page. */
export async function openCorrections({ api, desk }: Desk, link: Link) {
  await api.takeMails();
  const { reference } = await openHarness(api).stored(link);
  const officer = await seat(api, 'officer', 'mpec', ['officer']);
  const at = `/api/partners/mpec/cases/${reference}`;
  const askAs = async (who: Seat, path = '', body?: object) => {
    const url = `${at}/corrections${path}`;
    const { status, json } = await who.ask(desk, body ? 'POST' : 'GET', url, body);
    return { status, detail: json.detail, ...(json as unknown as CaseCorrections) };
  };
  /** As an officer does who has seen the list as it is. */
  const ask = async (path = '', body?: object) => {
    const seen = body && 'items' in body ? { seen: keptAt(await askAs(officer)) } : {};
    return askAs(officer, path, body && { ...seen, ...body });
  };
  const act = async (path: string, body: object = {}) => {
    const answer = await post(api, `/applications/${link.token}/${link.id}/${path}`, body);
    return answer.json() as ApplicationAnswer & { detail: string };
  };
  const read = async () => (await getByLink(api, link)).json() as ApplicationAnswer;
  return { ask, askAs, act, read, officer, at };
}
