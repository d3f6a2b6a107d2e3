import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { bindField, bindText } from '../../form/bind-field.tsx';
import { Details } from '../../form/details.tsx';
import { useLanguage } from '../../language.tsx';
import { labelsOf } from '../../question.ts';
import type { SectionScreen, SectionScreenProps } from '../section-screen.tsx';
import { applicantMessages as messages } from './messages.ts';
import { OrganisationFields } from './organisation-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { applicantQuestions } from './questions.ts';
import { SignersFields } from './signers-fields.tsx';
import type { ApplicantDraft } from './step.ts';

function ApplicantFields(props: SectionScreenProps<ApplicantDraft>) {
  const { variant, isHelper } = props;
  const { say } = useLanguage();
  return (
    <>
      <ClientType {...props} />
      {variant === 'home' ? <PersonFields {...props} /> : <OrganisationFields {...props} />}
      {variant !== 'home' && !isHelper && <SignersFields {...props} />}
      <TextField
        {...bindText(props, 'phone_number')}
        label={say(messages.phone_number)}
        help={say(messages.phone_number_help)}
        type="tel"
        inputMode="tel"
        autoComplete={isHelper ? 'off' : 'tel'}
        width="medium"
        required
      />
      {!isHelper && <SecondAddress {...props} />}
    </>
  );
}

/** Of somebody else who is told what happens: folded away, for few have one. */
function SecondAddress({ draft, change, problem }: SectionScreenProps<ApplicantDraft>) {
  const { say } = useLanguage();
  const email = draft.contact_email ?? '';
  const error = problem('contact_email');
  const [isAsked] = useState(email !== '' || error !== undefined);
  return (
    <Details title={say(messages.contact_email_title)} isOpen={isAsked}>
      <TextField
        name="contact_email"
        label={say(messages.contact_email)}
        help={say(messages.contact_email_help)}
        optionalText={say(messages.optional)}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={(typed) => change({ contact_email: typed.trim() === '' ? null : typed })}
        error={error}
      />
    </Details>
  );
}

/** Owner or co-owner; a co-owner is told what the others have to do with it. */
function ClientType(props: SectionScreenProps<ApplicantDraft>) {
  const { say } = useLanguage();
  return (
    <div>
      <ChoiceCards
        {...bindField(props, 'client_type')}
        legend={say(messages.client_type)}
        columns={2}
        options={[
          { value: 'owner', label: say(messages.owner), description: say(messages.owner_description) },
          {
            value: 'co_owner',
            label: say(messages.co_owner),
            description: say(messages.co_owner_description),
          },
        ]}
      />
      <div role="status">
        {props.draft.client_type === 'co_owner' && <Notice>{say(messages.co_owner_note)}</Notice>}
      </div>
    </div>
  );
}

export const applicantScreen: SectionScreen<ApplicantDraft> = {
  lead: messages.lead,
  labels: labelsOf(applicantQuestions),
  Fields: ApplicantFields,
};
