import { changeRole, decideRole, type RoleProposal } from '@ndp/contract/desk/people.ts';
import type { DeskRole } from '@ndp/contract/permissions.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { askDesk } from '../ask.ts';
import styles from '../inbox/inbox.module.css';
import { roleNames } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
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
  readonly what: `${ProposalAct}${'' | '_taking'}_done` | 'waits_now' | 'taking_waits_now' | 'left';
  readonly role: DeskRole;
  readonly name: string;
}

/** Which roles wait to be given or taken by another person, and which were declined. */
export function RoleProposals({ partner, proposals, me, mayGive, onDone }: RoleProposalsProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const act = ({ person, role, name, is_taking }: RoleProposal, what: ProposalAct) =>
    action.run(async () => {
      const params = { partner, person };
      if (what === 'confirm_role' || what === 'decline_role') {
        const body = { role, is_confirmed: what === 'confirm_role' };
        await askDesk(language, decideRole, { params, body });
      } else {
        const body = { role, is_given: (what === 'give_again') !== is_taking };
        await askDesk(language, changeRole, { params, body });
      }
      onDone({ what: `${what}${is_taking ? '_taking' : ''}_done`, role, name });
    });
  return (
    <section aria-labelledby="role-proposals">
      <h2 id="role-proposals">{say(texts.proposals)}</h2>
      <p>{say(texts.proposals_lead)}</p>
      <Failure failure={action.failure} />
      <WideTable name={say(texts.proposals)} heads={[texts.name, texts.state, texts.what]}>
        <tbody>
          {proposals.map((proposal) => (
            <ProposalRow
              key={`${proposal.person} ${proposal.role}`}
              {...{ proposal, me, mayGive }}
              isBusy={action.isBusy}
              onAct={(what) => void act(proposal, what)}
            />
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}

interface ProposalRowProps extends Pick<RoleProposalsProps, 'me' | 'mayGive'> {
  readonly proposal: RoleProposal;
  readonly isBusy: boolean;
  readonly onAct: (what: ProposalAct) => void;
}

function ProposalRow({ proposal, me, mayGive, isBusy, onAct }: ProposalRowProps) {
  const { say } = useLanguage();
  const { name, role, is_taking, given_by } = proposal;
  const roleName = say(roleNames[role]);
  return (
    <tr>
      <th scope="row">
        {name}
        <div>{roleName}</div>
      </th>
      <td>
        <ProposalState proposal={proposal} />
        <div>{say(is_taking ? texts.taken_by : texts.given_by, { name: given_by })}</div>
      </td>
      <td>
        <div className={styles.acts}>
          {actsOn(proposal, me, mayGive).map((what) => {
            const act = say(wordsOf(what, proposal));
            return (
              <Button
                key={what}
                variant="link"
                busy={isBusy}
                label={say(texts.proposal_act_of, { act, role: roleName, name })}
                onClick={() => onAct(what)}
              >
                {act}
              </Button>
            );
          })}
        </div>
      </td>
    </tr>
  );
}

/** What whoever looks may do with a role that waits, or was declined. */
function actsOn(
  { person, state, is_mine_to_decide }: RoleProposal,
  me: string | undefined,
  mayGive: boolean,
): ProposalAct[] {
  const isMineToGive = mayGive && person !== me;
  return [
    ...(is_mine_to_decide ? (['confirm_role'] as const) : []),
    ...(is_mine_to_decide && person !== me ? (['decline_role'] as const) : []),
    ...(isMineToGive && state === 'declined' ? (['give_again'] as const) : []),
    ...(isMineToGive ? [state === 'waits' ? ('end_waiting' as const) : ('put_away' as const)] : []),
  ];
}

function ProposalState({ proposal }: Pick<ProposalRowProps, 'proposal'>) {
  const { say, locale } = useLanguage();
  const { state, given_at, decided_at, decided_by, has_confirmer, is_taking } = proposal;
  if (state === 'declined') {
    return say(texts.declined, { day: shortMoment(decided_at ?? '', locale), who: decided_by ?? '–' });
  }
  const since = say(is_taking ? texts.taking_waits : texts.waits, { day: shortMoment(given_at, locale) });
  if (has_confirmer) return since;
  return `${since}. ${say(is_taking ? texts.no_taking_confirmer : texts.no_confirmer)}`;
}

const wordsOf = (what: ProposalAct, { is_taking }: RoleProposal) =>
  is_taking && what === 'give_again' ? texts.give_again_taking : texts[what];
