import { krsWithLeadingZeros } from '@ndp/domain/identifiers/krs.ts';
import { Button } from '@ndp/ui/button.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import { bindText } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import type { SectionScreenProps } from '../section-screen.tsx';
import styles from './applicant.module.css';
import { applicantMessages as messages } from './messages.ts';
import type { ApplicantDraft } from './step.ts';

/** The organisation a building belongs to: its name and its numbers in the public registers. */
export function OrganisationFields(props: SectionScreenProps<ApplicantDraft>) {
  const { say } = useLanguage();
  const field = (name: 'building_name' | 'nip' | 'regon') => ({
    ...bindText(props, name),
    label: say(messages[name]),
    help: say(messages[`${name}_help`]),
    required: true,
  });
  return (
    <>
      <TextField {...field('building_name')} autoComplete={props.isHelper ? 'off' : 'organization'} />
      <div className={styles.pair}>
        <TextField {...field('nip')} inputMode="numeric" autoComplete="off" />
        <TextField {...field('regon')} inputMode="numeric" autoComplete="off" />
      </div>
      <CourtRegister {...props} />
    </>
  );
}

/** The entry of the court register, or that there is none. */
function CourtRegister({ draft, change, problem }: SectionScreenProps<ApplicantDraft>) {
  const { say } = useLanguage();
  const krs = draft.krs ?? '';
  const padded = krsWithLeadingZeros(krs);
  const fill = (full: string) => {
    change({ krs: full });
    focusField('krs');
  };
  return (
    <div className={styles.register}>
      {draft.krs !== null && (
        <TextField
          name="krs"
          label={say(messages.krs)}
          help={say(messages.krs_help)}
          inputMode="numeric"
          autoComplete="off"
          width="medium"
          value={krs}
          onChange={(text) => change({ krs: text })}
          error={problem('krs')}
          required
          suggestion={
            padded !== undefined &&
            krs.length > 3 && (
              <>
                {say(messages.krs_zeros)}{' '}
                <Button variant="link" onClick={() => fill(padded)}>
                  {say(messages.krs_fill, { krs: padded })}
                </Button>
              </>
            )
          }
        />
      )}
      <CheckField
        name="no_krs"
        label={say(messages.no_krs)}
        help={say(messages.no_krs_help)}
        checked={draft.krs === null}
        onChange={(hasNone) => change({ krs: hasNone ? null : '' })}
      />
    </div>
  );
}
