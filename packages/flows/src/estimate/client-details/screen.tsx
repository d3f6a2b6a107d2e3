import { TextField } from '@ndp/ui/text-field.tsx';
import { EmailField } from '../../email/email-field.tsx';
import type { Typed } from '../../fields.ts';
import { bindText } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { Consent } from '../consent.tsx';
import styles from './client-details.module.css';
import { clientDetailsMessages as messages } from './messages.ts';
import type { clientDetails } from './step.ts';

type ClientDetailsAnswers = Typed<typeof clientDetails.schema>;

function ClientDetailsFields(props: ScreenProps<ClientDetailsAnswers>) {
  const { say } = useLanguage();
  const field = (name: 'building_name' | 'first_name' | 'last_name' | 'phone_number') => ({
    ...bindText(props, name),
    label: say(messages[name]),
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
      <EmailField {...bindText(props, 'email')} help={messages.email_help} />
      <Consent {...props} />
    </>
  );
}

export const clientDetailsScreen: StepScreen<ClientDetailsAnswers> = {
  title: messages.title,
  lead: messages.lead,
  next: messages.next,
  Fields: ClientDetailsFields,
};
