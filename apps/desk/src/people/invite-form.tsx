import { invitePerson } from '@ndp/contract/desk/people.ts';
import { type DeskRole, deskRoles } from '@ndp/contract/permissions.ts';
import { emailAddress } from '@ndp/domain/partners/look.ts';
import { invitationDays } from '@ndp/domain/periods.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { type Language, languages } from '@ndp/flows/message.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import styles from '../case/case.module.css';
import { CheckList } from '../check-list.tsx';
import { deskMessages, roleNames } from '../messages.ts';
import { useForm } from '../use-form.ts';
import { peopleMessages as texts } from './messages.ts';

const languageNames = { pl: deskMessages.polish, en: deskMessages.english };

interface InviteFormProps {
  readonly partner: string;
  readonly onDone: () => void;
}

/** Whom to invite, and to which roles. */
export function InviteForm(props: InviteFormProps) {
  const { say, language } = useLanguage();
  const { typed, isTried, action, change, isAddress, isSent, send } = useInvitation(props);
  return (
    <>
      <p>{say(texts.invite_lead, { days: invitationDays })}</p>
      {isSent && <Notice tone="success" announce="status" title={say(texts.sent)} />}
      <ActionForm className={styles.form} action={action} button={say(texts.invite)} onSend={send}>
        <TextField
          name="invited_email"
          type="email"
          label={say(texts.email)}
          value={typed.email}
          maxLength={254}
          error={isTried && !isAddress ? say(texts.needs_email) : undefined}
          onChange={(email) => change({ email })}
        />
        <CheckList
          name="invited"
          className={styles.checks}
          legend={say(texts.roles)}
          options={deskRoles.map((value) => ({ value, label: say(roleNames[value]) }))}
          chosen={typed.roles}
          error={isTried && typed.roles.length === 0 ? say(texts.needs_role) : undefined}
          onChange={(roles) => change({ roles })}
        />
        <SelectField
          name="mail_language"
          label={say(texts.mail_language)}
          emptyText={say(texts.choose)}
          value={typed.mailLanguage}
          options={languages.map((value) => ({ value, label: say(languageNames[value]) }))}
          onChange={(value) => change({ mailLanguage: value ?? language })}
        />
      </ActionForm>
    </>
  );
}

interface InvitationInput {
  readonly email: string;
  readonly roles: readonly DeskRole[];
  readonly mailLanguage: Language;
}

/** What is typed, and the invitation that is sent with it; the language stays for the next one. */
function useInvitation({ partner, onDone }: InviteFormProps) {
  const { language } = useLanguage();
  const form = useForm<InvitationInput>({ email: '', roles: [], mailLanguage: language });
  const [isSent, setSent] = useState(false);
  const { roles, mailLanguage } = form.typed;
  const email = form.typed.email.trim();
  const isAddress = emailAddress.test(email);
  const send = async () => {
    setSent(false);
    const body = { email, roles: [...roles], language: mailLanguage };
    const isFilled = isAddress && roles.length > 0;
    const invite = () => askDesk(language, invitePerson, { params: { partner }, body });
    if (!(await form.send(isFilled && invite))) return;
    form.clear({ email: '', roles: [] });
    setSent(true);
    onDone();
  };
  return { ...form, isAddress, isSent, send };
}
