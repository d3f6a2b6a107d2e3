import { TextField } from '@ndp/ui/text-field.tsx';
import { EmailField } from '../../email/email-field.tsx';
import type { Typed } from '../../fields.ts';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { Consent } from '../consent.tsx';
import styles from './client-details.module.css';
import { clientDetailsMessages as messages } from './messages.ts';
import type { clientDetails } from './step.ts';

type Answers = Typed<typeof clientDetails.schema>;

function ClientDetailsFields({ draft, change, problem, program }: ScreenProps<Answers>) {
  const { say } = useLanguage();
  const field = (name: 'building_name' | 'first_name' | 'last_name' | 'phone_number') => ({
    name,
    label: say(messages[name]),
    value: draft[name] ?? '',
    onChange: (text: string) => change({ [name]: text }),
    error: problem(name),
    required: true,
  });
  return (
    <>
      <TextField
        {...field('building_name')}
        help={say(messages.building_name_help)}
        autoComplete="organization"
      />
      <div className={styles.pair}>
        <TextField {...field('first_name')} autoComplete="given-name" />
        <TextField {...field('last_name')} autoComplete="family-name" />
      </div>
      <TextField
        {...field('phone_number')}
        help={say(messages.phone_number_help)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        width="medium"
      />
      <EmailField
        help={messages.email_help}
        value={draft.email}
        onChange={(email) => change({ email })}
        error={problem('email')}
      />
      <Consent
        program={program}
        checked={draft.gdpr_consent}
        onChange={(gdpr_consent) => change({ gdpr_consent })}
        error={problem('gdpr_consent')}
      />
    </>
  );
}

export const clientDetailsScreen: StepScreen<Answers> = {
  title: messages.title,
  lead: messages.lead,
  next: messages.next,
  Fields: ClientDetailsFields,
};
