import type { CaseCorrections } from '@ndp/contract/desk/corrections.ts';
import { checkProposal } from '@ndp/flows/application/corrections/proposals.ts';
import { coverTexts } from '@ndp/flows/form/field-texts.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { explain } from '@ndp/flows/problems.ts';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { dayAfter } from '../../polish-today.ts';
import styles from '../case.module.css';
import { correctionMessages as texts } from './messages.ts';
import type { Item } from './use-kept-list.ts';

type Fields = CaseCorrections['places'][number]['fields'];

interface ProposalProps {
  readonly item: Item;
  /** What the place is called. */
  readonly label: string;
  readonly fields: Fields;
  readonly error: string | undefined;
  readonly onChange: (proposed: Item['proposed']) => void;
}

/** Room for the right value of a field, folded until somebody knows it. */
export function Proposal({ item, label, fields, error, onChange }: ProposalProps) {
  const { say } = useLanguage();
  const { place, proposed } = item;
  const chosen = fields.find(({ field }) => field === proposed?.field) ?? fields[0];
  if (!chosen) return null;
  const name = place.replace(/[^a-z_]/g, '-');
  const value = proposed?.value ?? '';
  return (
    <details className={styles.fold} open={proposed !== undefined}>
      <summary aria-label={say(texts.propose_label, { place: label })}>{say(texts.propose)}</summary>
      <div className={styles.form}>
        {fields.length > 1 && (
          <SelectField
            name={`proposed_field_${name}`}
            label={say(texts.propose_field)}
            emptyText={say(texts.choose)}
            value={chosen.field}
            options={fields.map((each) => ({ value: each.field, label: each.label }))}
            onChange={(field) => field && onChange({ field, value })}
          />
        )}
        <TextField
          key={chosen.field}
          name={`proposed_${name}`}
          label={say(texts.propose_value, { field: chosen.label })}
          help={say(texts.propose_help)}
          value={value}
          error={error}
          maxLength={500}
          {...(chosen.is_covered && { cover: coverTexts(say) })}
          onChange={(typed) => onChange({ field: chosen.field, value: typed })}
        />
      </div>
    </details>
  );
}

/** What is wrong with what an item proposes, in a sentence; undefined: nothing. */
export function proposalProblem({ place, proposed }: Item, language: Language): string | undefined {
  if (!proposed || proposed.value.trim() === '') return undefined;
  const checked = checkProposal(place, proposed, dayAfter(0));
  return checked && 'issue' in checked ? explain(checked.issue, language) : undefined;
}
