import { changeRole, listPeople } from '@ndp/contract/desk/people.ts';
import type { DeskRole } from '@ndp/contract/permissions.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { type ComponentProps, useState } from 'react';
import type * as z from 'zod/mini';
import { askDesk } from '../ask.ts';
import { roleNames } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import { Absences } from './absences.tsx';
import { Invitations } from './invitations.tsx';
import { LeaveForm } from './leave-form.tsx';
import { peopleMessages as texts } from './messages.ts';
import { type RoleDone, RoleProposals } from './role-proposals.tsx';
import { RoleTable } from './role-table.tsx';

type Person = z.infer<typeof listPeople.answer>['people'][number];

/** Who may do what at a partner’s desk; an administrator gives and takes roles, another person confirms the high ones. */
export function PeoplePage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const { answer, failure, again } = useLoaded(`people ${partner.id}`, () =>
    askDesk(language, listPeople, { params: { partner: partner.id } }),
  );
  const { waiting, countAgain } = useWaiting();
  const readAnew = () => {
    again();
    countAgain();
  };
  const { change, action, leaver, setLeaver, done, onDone } = useRoleChange(partner, readAnew);
  return (
    <>
      <h1>{say(texts.title, { partner: partner.title })}</h1>
      <p>{say(texts.lead)}</p>
      <StuckRoles count={waiting?.stuck ?? 0} />
      <RoleChanged done={done} />
      <Failure failure={failure} onAgain={again} />
      {!leaver && <Failure failure={action.failure} />}
      {answer && leaver && (
        <LeaveForm
          key={leaver.id}
          {...{ leaver, action }}
          people={answer.people}
          onTake={async (hand_to) => {
            await change(leaver, 'officer', { is_given: false, hand_to });
          }}
          onKeep={() => setLeaver(undefined)}
        />
      )}
      {answer && (
        <Roles
          {...{ partner, answer, onDone, again }}
          isBusy={action.isBusy}
          onChange={(person, role, is_given) => {
            if (role === 'officer' && !is_given && person.leads > 0) setLeaver(person);
            else void change(person, role, { is_given });
          }}
        />
      )}
      <Absences partner={partner} since={answer} />
    </>
  );
}

/** Gives and takes roles: who is about to lead no cases any more, and what was done last. */
function useRoleChange(partner: DeskPartner, onChanged: () => void) {
  const { language } = useLanguage();
  const action = useAction();
  const [leaver, setLeaver] = useState<Person>();
  const [done, setDone] = useState<RoleDone>();
  const onDone = (what: RoleDone | undefined) => {
    setLeaver(undefined);
    setDone(what);
    onChanged();
  };
  const change = (person: Person, role: DeskRole, body: { is_given: boolean; hand_to?: string | null }) =>
    action.run(async () => {
      const params = { partner: partner.id, person: person.id };
      const { proposals } = await askDesk(language, changeRole, { params, body: { role, ...body } });
      const waits = proposals.find(
        (each) => each.person === person.id && each.role === role && each.state === 'waits',
      );
      const what = waits ? (waits.is_taking ? 'taking_waits_now' : 'waits_now') : leaver && 'left';
      onDone(what && { what, role, name: person.name });
    });
  return { change, action, leaver, setLeaver, done, onDone };
}

function RoleChanged({ done }: { readonly done: RoleDone | undefined }) {
  const { say } = useLanguage();
  if (!done) return null;
  const title = say(texts[done.what], { role: say(roleNames[done.role]), name: done.name });
  return <Notice tone="success" announce="status" title={title} />;
}

interface RolesProps {
  readonly partner: DeskPartner;
  readonly answer: z.infer<typeof listPeople.answer>;
  readonly isBusy: boolean;
  readonly onDone: (done: RoleDone) => void;
  readonly again: () => void;
  readonly onChange: ComponentProps<typeof RoleTable>['onChange'];
}

/** What waits for another person, who has which role, and who is invited. */
function Roles({ partner, answer, isBusy, onDone, again, onChange }: RolesProps) {
  const { say } = useLanguage();
  const { people, proposals, invitations } = answer;
  const mayChange = partner.acts.includes('give-roles');
  return (
    <>
      {proposals.length > 0 && (
        <RoleProposals
          partner={partner.id}
          proposals={proposals}
          me={people.find(({ is_me }) => is_me)?.id}
          mayGive={mayChange}
          onDone={onDone}
        />
      )}
      <RoleTable
        label={say(texts.title, { partner: partner.title })}
        people={people}
        proposals={proposals}
        mayChange={mayChange && !isBusy}
        onChange={onChange}
      />
      {(mayChange || invitations.length > 0) && (
        <Invitations partner={partner.id} invitations={invitations} mayInvite={mayChange} onDone={again} />
      )}
    </>
  );
}

function StuckRoles({ count }: { readonly count: number }) {
  const { say } = useLanguage();
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={say(texts.stuck, { count })}>
      <p>{say(texts.stuck_help)}</p>
    </Notice>
  );
}
