import { invitePerson } from '@ndp/contract/desk/people.ts';
import { type DeskRole, deskRoles } from '@ndp/contract/permissions.ts';
import { emailAddress } from '@ndp/domain/partners/look.ts';
import { invitationDays } from '@ndp/domain/periods.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { languages } from '@ndp/flows/message.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import styles from '../case/case.module.css';
import { CheckList } from '../check-list.tsx';
import { deskMessages, roleNames } from '../messages.ts';
import { useAction } from '../use-action.ts';
import { peopleMessages as texts } from './messages.ts';

const languageNames = { pl: deskMessages.polish, en: deskMessages.english };

/** Whom to invite, and to which roles. */
export function InviteForm({ partner, onDone }: { readonly partner: string; readonly onDone: () => void }) {
  const { say, language } = useLanguage();
  const action = useAction();
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<readonly DeskRole[]>([]);
  const [mailLanguage, setMailLanguage] = useState(language);
  const [isTried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const isAddress = emailAddress.test(email.trim());
  const send = async () => {
    setTried(true);
    setSent(false);
    if (!isAddress || roles.length === 0) return;
    const body = { email: email.trim(), roles: [...roles], language: mailLanguage };
    const isDone = await action.run(() => askDesk(language, invitePerson, { params: { partner }, body }));
    if (!isDone) return;
    setEmail('');
    setRoles([]);
    setTried(false);
    setSent(true);
    onDone();
  };
  return (
    <>
      <p>{say(texts.invite_lead, { days: invitationDays })}</p>
      {isSent && <Notice tone="success" announce="status" title={say(texts.sent)} />}
      <ActionForm className={styles.form} action={action} button={say(texts.invite)} onSend={send}>
        <TextField
          name="invited_email"
          type="email"
          label={say(texts.email)}
          value={email}
          maxLength={254}
          error={isTried && !isAddress ? say(texts.needs_email) : undefined}
          onChange={setEmail}
        />
        <CheckList
          name="invited"
          className={styles.item}
          legend={say(texts.roles)}
          options={deskRoles.map((value) => ({ value, label: say(roleNames[value]) }))}
          chosen={roles}
          error={isTried && roles.length === 0 ? say(texts.needs_role) : undefined}
          onChange={setRoles}
        />
        <SelectField
          name="mail_language"
          label={say(texts.mail_language)}
          emptyText={say(texts.choose)}
          value={mailLanguage}
          options={languages.map((value) => ({ value, label: say(languageNames[value]) }))}
          onChange={(value) => setMailLanguage(value ?? language)}
        />
      </ActionForm>
    </>
  );
}
