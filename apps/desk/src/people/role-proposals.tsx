import { changeRole, decideRole, type RoleProposal } from '@ndp/contract/desk/people.ts';
import type { DeskRole } from '@ndp/contract/desk/permissions.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { askDesk } from '../ask.ts';
import styles from '../inbox/inbox.module.css';
import { roleNames } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAct } from '../use-act.ts';
import { WideTable } from '../wide-table.tsx';
import { peopleMessages as texts } from './messages.ts';

interface RoleProposalsProps {
  readonly partner: string;
  readonly proposals: readonly RoleProposal[];
  /** Whoever looks: nobody changes their own. */
  readonly me: string | undefined;
  readonly mayGive: boolean;
  readonly onDone: (done: RoleDone) => void;
}

type ProposalAct = 'confirm_role' | 'decline_role' | 'give_again' | 'end_waiting' | 'put_away';

/** What was just done with a role of somebody, for the page to say. */
export interface RoleDone {
  readonly what: `${ProposalAct}_done` | 'waits_now';
  readonly role: DeskRole;
  readonly name: string;
}

/** Which roles wait for another person, and which were declined. */
export function RoleProposals({ partner, proposals, me, mayGive, onDone }: RoleProposalsProps) {
  const { say, language, locale } = useLanguage();
  const acting = useAct();
  const act = ({ person, role, name }: RoleProposal, what: ProposalAct) =>
    acting.run(async () => {
      const params = { partner, person };
      if (what === 'confirm_role' || what === 'decline_role') {
        const body = { role, is_confirmed: what === 'confirm_role' };
        await askDesk(language, decideRole, { params, body });
      } else {
        await askDesk(language, changeRole, { params, body: { role, is_given: what === 'give_again' } });
      }
      onDone({ what: `${what}_done`, role, name });
    });
  const actsOf = ({ person, state, is_mine_to_decide, has_confirmer }: RoleProposal): ProposalAct[] => {
    const isMineToGive = mayGive && person !== me;
    return [
      ...(is_mine_to_decide ? (['confirm_role', 'decline_role'] as const) : []),
      ...(isMineToGive && (state === 'declined' || !has_confirmer) ? (['give_again'] as const) : []),
      ...(isMineToGive ? [state === 'waits' ? ('end_waiting' as const) : ('put_away' as const)] : []),
    ];
  };
  const stand = ({ state, given_at, decided_at, decided_by, has_confirmer }: RoleProposal) => {
    if (state === 'declined') {
      return say(texts.declined, { day: shortMoment(decided_at ?? '', locale), who: decided_by ?? '–' });
    }
    const since = say(texts.waits, { day: shortMoment(given_at, locale) });
    return has_confirmer ? since : `${since}. ${say(texts.no_confirmer)}`;
  };
  return (
    <section aria-labelledby="role-proposals">
      <h2 id="role-proposals">{say(texts.proposals)}</h2>
      <p>{say(texts.proposals_lead)}</p>
      <Failure failure={acting.failure} />
      <WideTable name={say(texts.proposals)} heads={[texts.name, texts.state, texts.what]}>
        <tbody>
          {proposals.map((proposal) => (
            <tr key={`${proposal.person} ${proposal.role}`}>
              <th scope="row">
                {proposal.name}
                <div>{say(roleNames[proposal.role])}</div>
              </th>
              <td>
                {stand(proposal)}
                <div>{say(texts.given_by, { name: proposal.given_by })}</div>
              </td>
              <td>
                <div className={styles.acts}>
                  {actsOf(proposal).map((what) => (
                    <Button
                      key={what}
                      variant="link"
                      busy={acting.isBusy}
                      label={say(texts.proposal_act_of, {
                        act: say(texts[what]),
                        role: say(roleNames[proposal.role]),
                        name: proposal.name,
                      })}
                      onClick={() => void act(proposal, what)}
                    >
                      {say(texts[what])}
                    </Button>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}
