import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { bindText } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import type { SectionScreenProps } from '../section-screen.tsx';
import styles from './applicant.module.css';
import { applicantMessages as messages } from './messages.ts';
import { isSignedByTwo, signersField } from './signers.ts';
import type { ApplicantDraft } from './step.ts';

const asked = { second_first_name: '', second_last_name: '', second_email: '' };
const nobody = { second_first_name: null, second_last_name: null, second_email: null };

/** Whether one person signs for the organisation, or two; then who the second is. Without script all of it stands there. */
export function SignersFields(props: SectionScreenProps<ApplicantDraft>) {
  const { draft, change } = props;
  const { say } = useLanguage();
  const isLive = useLive();
  const areTwo = isSignedByTwo(draft);
  const field = (name: keyof typeof asked) => ({
    ...bindText(props, name),
    label: say(messages[name]),
    required: true,
    autoComplete: 'off',
  });
  return (
    <div className={styles.signers}>
      <ChoiceCards
        name={signersField}
        legend={say(messages.signers)}
        help={say(messages.signers_help)}
        columns={2}
        value={areTwo ? 'two' : 'one'}
        onChange={(signers) => change(signers === 'two' ? asked : nobody)}
        options={[
          {
            value: 'one',
            label: say(messages.one_signer),
            description: say(messages.one_signer_description),
          },
          {
            value: 'two',
            label: say(messages.two_signers),
            description: say(messages.two_signers_description),
          },
        ]}
      />
      {(areTwo || !isLive) && (
        <div className={styles.second}>
          <div className={styles.pair}>
            <TextField {...field('second_first_name')} />
            <TextField {...field('second_last_name')} />
          </div>
          <TextField
            {...field('second_email')}
            help={say(messages.second_email_help)}
            type="email"
            inputMode="email"
          />
        </div>
      )}
    </div>
  );
}
