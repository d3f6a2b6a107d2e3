import type { Program } from '@ndp/domain/programs/program.ts';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { useLanguage } from '../language.tsx';
import { consentMessages as messages } from './consent-messages.ts';

interface ConsentProps {
  readonly program: Program;
  readonly checked: boolean | undefined;
  readonly onChange: (gdpr_consent: boolean) => void;
  readonly error: string | undefined;
}

/** The consent to personal data, with the privacy policy of the programme one click away. */
export function Consent({ program, checked, onChange, error }: ConsentProps) {
  const { say } = useLanguage();
  return (
    <CheckField
      name="gdpr_consent"
      label={say(messages.consent)}
      help={
        <a href={program.privacyPolicyPath} target="_blank" rel="noreferrer">
          {say(messages.policy)}
        </a>
      }
      checked={checked ?? false}
      onChange={onChange}
      error={error}
      required
    />
  );
}
