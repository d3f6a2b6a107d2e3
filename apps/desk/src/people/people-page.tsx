import { changeRole, listPeople } from '@ndp/contract/desk/people.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { roleNames } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import { useAct } from '../use-act.ts';
import { useLoaded } from '../use-loaded.ts';
import { Invitations } from './invitations.tsx';
import { peopleMessages as texts } from './messages.ts';
import { type RoleDone, RoleProposals } from './role-proposals.tsx';
import { RoleTable } from './role-table.tsx';

/** Who may do what at a partner’s desk; an administrator gives and takes roles, another person confirms the high ones. */
export function PeoplePage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const ofPartner = { partner: partner.id };
  const { answer, failure, again } = useLoaded(`people ${partner.id}`, () =>
    askDesk(language, listPeople, { params: ofPartner }),
  );
  const changing = useAct();
  const [done, setDone] = useState<RoleDone>();
  const mayChange = partner.acts.includes('give-roles');
  const { countAgain } = useWaiting();
  const onDone = (what: RoleDone | undefined) => {
    setDone(what);
    again();
    countAgain();
  };
  return (
    <>
      <h1>{say(texts.title, { partner: partner.title })}</h1>
      <p>{say(texts.lead)}</p>
      {done && (
        <Notice
          tone="success"
          announce="status"
          title={say(texts[done.what], { role: say(roleNames[done.role]), name: done.name })}
        />
      )}
      <Failure failure={failure} onAgain={again} />
      <Failure failure={changing.failure} />
      {answer && answer.proposals.length > 0 && (
        <RoleProposals
          partner={partner.id}
          proposals={answer.proposals}
          me={answer.people.find(({ is_me }) => is_me)?.id}
          mayGive={mayChange}
          onDone={onDone}
        />
      )}
      {answer && (
        <RoleTable
          label={say(texts.title, { partner: partner.title })}
          people={answer.people}
          proposals={answer.proposals}
          mayChange={mayChange && !changing.isBusy}
          onChange={(person, role, is_given) =>
            void changing.run(async () => {
              const params = { ...ofPartner, person: person.id };
              const { proposals } = await askDesk(language, changeRole, { params, body: { role, is_given } });
              const waits = proposals.some(
                (each) => each.person === person.id && each.role === role && each.state === 'waits',
              );
              onDone(waits ? { what: 'waits_now', role, name: person.name } : undefined);
            })
          }
        />
      )}
      {answer && (mayChange || answer.invitations.length > 0) && (
        <Invitations
          partner={partner.id}
          invitations={answer.invitations}
          mayInvite={mayChange}
          onDone={again}
        />
      )}
    </>
  );
}
