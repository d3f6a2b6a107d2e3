import {
  type AbsencesAnswer,
  endAbsence as endAbsenceCall,
  readAbsences as readAbsencesCall,
  setSubstitute as setSubstituteCall,
} from '@ndp/contract/desk/absences.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { endAbsence, readAbsences, setSubstitute } from '../../features/desk/absences.ts';
import { NotAllowed } from '../../features/desk/refusals.ts';
import { readColleagues } from '../../features/desk/roles.ts';
import { polishDay } from '../../platform/clock.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** Who stands in for whom while they are away. */
export function mountAbsences(http: DeskHttp): void {
  mount(http, readAbsencesCall, ({ work }) => describe(work));
  mount(http, setSubstituteCall, async ({ body, work }) => {
    const { person, substitute, from, until } = body;
    work.addDetails({ subject: person, substitute, from, until });
    requireOwn(work, person);
    const absence = { partnerId: work.partner.id, personId: person, substituteId: substitute, from, until };
    await setSubstitute(work.unit, work.person.id, absence);
    return describe(work);
  });
  mount(http, endAbsenceCall, async ({ body: { person }, work }) => {
    work.addDetails({ subject: person, ended: 'yes' });
    requireOwn(work, person);
    await endAbsence(work.unit, { partnerId: work.partner.id, personId: person });
    return describe(work);
  });
}

/** @throws {NotAllowed} of others only an administrator says so */
function requireOwn({ person, roles }: DeskWork, personId: string): void {
  if (personId !== person.id && !mayDo(roles, 'give-roles')) throw new NotAllowed();
}

async function describe({ unit, partner, person, now }: DeskWork): Promise<AbsencesAnswer> {
  const colleagues = await readColleagues(unit, partner.id);
  const nameOf = (id: string) => ({
    ...{ id, name: colleagues.find((colleague) => colleague.id === id)?.name ?? '–' },
    is_me: id === person.id,
  });
  const absences = await readAbsences(unit, partner.id);
  const today = polishDay(now);
  return {
    absences: absences.map(({ personId, substituteId, from, until }) => ({
      ...{ person: nameOf(personId), substitute: nameOf(substituteId), from, until },
      is_now: from <= today,
    })),
    officers: colleagues
      .filter(({ roles }) => mayDo(roles, 'assign'))
      .map(({ id }) => nameOf(id))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'pl')),
  };
}
