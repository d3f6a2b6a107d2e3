import { CheckField } from '@ndp/ui/check-field.tsx';
import type { Draft } from '../../fields.ts';
import { Details } from '../../form/details.tsx';
import { useLanguage } from '../../language.tsx';
import { CoOwnersBlock } from '../co-owners/co-owner-editor.tsx';
import { coOwnerMessages } from '../co-owners/messages.ts';
import type { SectionScreen, SectionScreenProps } from '../section-screen.tsx';
import styles from './consent.module.css';
import { sayConsent } from './consent-text.ts';
import { Document } from './document.tsx';
import { consentNames, consentMessages as messages } from './messages.ts';
import { type consent, consents } from './step.ts';

type ConsentDraft = Draft<typeof consent.screenFields>;

function ConsentFields({ draft, change, problem, program }: SectionScreenProps<ConsentDraft>) {
  const { say, language } = useLanguage();
  return (
    <>
      <Details title={say(messages.sending_title)}>
        <ol>
          <li>{say(messages.sending_documents)}</li>
          <li>{say(messages.sending_signature)}</li>
          <li>{say(messages.sending_review)}</li>
          <li>{say(messages.sending_works)}</li>
        </ol>
      </Details>
      <div className={styles.consents}>
        <p className={styles.organiser}>{say(messages.organiser, { organiser: program.organiser.name })}</p>
        {consents.map(({ id, documents }) => (
          <div key={id}>
            <CheckField
              name={id}
              label={sayConsent(program, id, language)}
              checked={draft[id] ?? false}
              onChange={(isGiven) => change({ [id]: isGiven })}
              error={problem(id)}
              required
            />
            {id === 'consent_co_owners_consent' && (
              <CoOwnersBlock
                typed={draft}
                onType={change}
                problem={problem}
                onPaper={
                  <CheckField
                    name="co_owners_on_paper"
                    label={say(coOwnerMessages.on_paper)}
                    checked={draft.co_owners_on_paper ?? false}
                    onChange={(isOnPaper) => change({ co_owners_on_paper: isOnPaper })}
                    error={problem('co_owners_on_paper')}
                  />
                }
              />
            )}
            {documents.map((name) => (
              <Document key={name} name={name} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

export const consentScreen: SectionScreen<ConsentDraft> = {
  lead: messages.lead,
  next: messages.next,
  labels: {
    ...consentNames,
    co_owners_on_paper: coOwnerMessages.on_paper,
    co_owner_name: coOwnerMessages.name,
    co_owner_email: coOwnerMessages.email,
  },
  Fields: ConsentFields,
};
