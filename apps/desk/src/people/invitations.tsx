import { changeInvitation, type DeskInvitation, type invitationActions } from '@ndp/contract/desk/people.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { askDesk } from '../ask.ts';
import styles from '../inbox/inbox.module.css';
import { roleNames } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import { WideTable } from '../wide-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { peopleMessages as texts } from './messages.ts';

interface InvitationsProps {
  readonly partner: string;
  readonly invitations: readonly DeskInvitation[];
  readonly mayInvite: boolean;
  readonly onDone: () => void;
}

type InvitationAct = (typeof invitationActions)[number];

/** What can be done with an invitation as it stands. */
const permissionsOf: Readonly<Record<DeskInvitation['state'], readonly InvitationAct[]>> = {
  open: ['renew', 'withdraw'],
  over: ['renew', 'withdraw'],
  held: ['confirm', 'withdraw'],
  withdrawn: ['renew'],
  accepted: [],
};

/** Who is invited to the desk, and by whom. */
export function Invitations({ partner, invitations, mayInvite, onDone }: InvitationsProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const act = (invitation: string, what: InvitationAct) =>
    action.run(async () => {
      await askDesk(language, changeInvitation, { params: { partner, invitation }, body: { act: what } });
      onDone();
    });
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{say(texts.invitations)}</h2>
      <Failure failure={action.failure} />
      {invitations.length > 0 && (
        <WideTable
          name={say(texts.invitations)}
          heads={[texts.email, texts.roles, texts.state, texts.invited_by, mayInvite && texts.what]}
        >
          <tbody>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                {...{ invitation, mayInvite }}
                isBusy={action.isBusy}
                onAct={(what) => void act(invitation.id, what)}
              />
            ))}
          </tbody>
        </WideTable>
      )}
      {mayInvite && <InviteForm partner={partner} onDone={onDone} />}
    </section>
  );
}

interface InvitationRowProps extends Pick<InvitationsProps, 'mayInvite'> {
  readonly invitation: DeskInvitation;
  readonly isBusy: boolean;
  readonly onAct: (what: InvitationAct) => void;
}

function InvitationRow({ invitation, mayInvite, isBusy, onAct }: InvitationRowProps) {
  const { say, locale } = useLanguage();
  const { email, roles, state, ends_at, person, invited_by } = invitation;
  const who = [person?.name, person?.email].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row">{email}</th>
      <td>{roles.map((role) => say(roleNames[role])).join(', ')}</td>
      <td>{say(texts[state], { day: shortMoment(ends_at, locale), who })}</td>
      <td>{invited_by}</td>
      {mayInvite && (
        <td>
          <div className={styles.acts}>
            {permissionsOf[state].map((what) => (
              <Button
                key={what}
                variant="link"
                busy={isBusy}
                label={say(texts.act_of, { act: say(texts[what]), email })}
                onClick={() => onAct(what)}
              >
                {say(texts[what])}
              </Button>
            ))}
          </div>
        </td>
      )}
    </tr>
  );
}
