import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { CaseLink } from '../../case-link.tsx';
import type { DeskPartner } from '../../page/shell.tsx';
import { Tag } from '../../page/tag.tsx';
import { alikeMessages as texts } from './alike-messages.ts';
import styles from './documents.module.css';

interface AlikeProps {
  readonly of: 'photo' | 'device';
  readonly alike: NonNullable<CaseAnswer['device_alike']>;
  readonly partner: DeskPartner;
}

/** That a photograph, or the device by its serial number, appears in another case: a person looks at both. */
export function Alike({ of, alike: { references, is_elsewhere }, partner }: AlikeProps) {
  const { say } = useLanguage();
  return (
    <div className={styles.reading}>
      <p>
        <Tag tone="warning" icon="eye">
          {say(texts[of])}
        </Tag>
      </p>
      <ul>
        {references.map((reference) => (
          <li key={reference}>
            <CaseLink partner={partner} reference={reference} />
          </li>
        ))}
        {is_elsewhere && <li>{say(texts.elsewhere)}</li>}
      </ul>
      <p className={styles.soft}>{say(texts[`${of}_help`])}</p>
    </div>
  );
}
