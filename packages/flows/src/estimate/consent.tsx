import { CheckField } from '@ndp/ui/check-field.tsx';
import { bindTick } from '../form/bind-field.tsx';
import { useLanguage } from '../language.tsx';
import type { ScreenProps } from '../screen.tsx';
import { consentMessages as messages } from './consent-messages.ts';

interface Consenting {
  readonly gdpr_consent?: boolean | null | undefined;
}

/** That the visitor knows how personal data are processed, with the policy of the programme one click away. */
export function Consent<Draft extends Consenting>(props: ScreenProps<Draft>) {
  const { say } = useLanguage();
  return (
    <CheckField
      {...bindTick(props, 'gdpr_consent')}
      label={say(messages.consent)}
      help={
        <a href={props.program.privacyPolicyPath} target="_blank" rel="noreferrer">
          {say(messages.policy)}
        </a>
      }
      required
    />
  );
}
