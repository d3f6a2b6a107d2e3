import { TextField } from '@ndp/ui/text-field.tsx';
import { bindText } from '../../form/bind-field.tsx';
import { coverTexts } from '../../form/field-texts.ts';
import { GroupedField } from '../../form/grouped-field.tsx';
import { peselGroups } from '../../form/grouped-typing.ts';
import { useLanguage } from '../../language.tsx';
import type { SectionScreenProps } from '../section-screen.tsx';
import styles from './applicant.module.css';
import { applicantMessages as messages } from './messages.ts';
import type { ApplicantDraft } from './step.ts';

/** A person who owns a house: the names and the personal number. */
export function PersonFields(props: SectionScreenProps<ApplicantDraft>) {
  const { say } = useLanguage();
  const { isHelper } = props;
  const field = (name: 'first_name' | 'last_name' | 'pesel') => ({
    ...bindText(props, name),
    label: say(messages[name]),
    required: true,
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('first_name')} autoComplete={isHelper ? 'off' : 'given-name'} />
        <TextField {...field('last_name')} autoComplete={isHelper ? 'off' : 'family-name'} />
      </div>
      {!isHelper && (
        <GroupedField
          {...field('pesel')}
          groups={peselGroups}
          help={say(messages.pesel_help)}
          inputMode="numeric"
          autoComplete="off"
          cover={coverTexts(say)}
          width="medium"
        />
      )}
    </>
  );
}
