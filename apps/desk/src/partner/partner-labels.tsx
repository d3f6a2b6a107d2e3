import {
  type LabelColor,
  type PartnerLabels as Labels,
  labelColors,
  longestLabel,
  readLabels,
  saveLabel,
} from '@ndp/contract/desk/labels.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { Done } from '../page/done.tsx';
import { Failure } from '../page/failure.tsx';
import { labelColorNames, labelMessages as texts } from '../page/label-messages.ts';
import { LabelTag } from '../page/label-tag.tsx';
import { LoadState } from '../page/load-state.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useAction } from '../use-action.ts';
import { useForm } from '../use-form.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './partner.module.css';

type Label = Labels['labels'][number];
type LabelInput = Pick<Label, 'name' | 'color' | 'is_retired'>;

/** The labels a partner has for its cases: made, coloured, retired and brought back. */
export function PartnerLabels({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const params = { partner: partner.id };
  const loaded = useLoaded(`labels ${partner.id}`, () => askDesk(language, readLabels, { params }));
  const [done, setDone] = useState<string>();
  const mayEdit = partner.acts.includes('edit-partner');
  const save = async (body: LabelInput) => {
    await askDesk(language, saveLabel, { params, body });
    setDone(say(body.is_retired ? texts.gone : texts.saved, { name: body.name }));
    loaded.again();
  };
  return (
    <section className={styles.section} aria-labelledby="labels">
      <h2 id="labels">{say(texts.title)}</h2>
      <p>{say(texts.lead)}</p>
      <LoadState loaded={loaded} />
      {loaded.answer?.labels.length === 0 && <p>{say(texts.none)}</p>}
      <ul className={styles.labels}>
        {loaded.answer?.labels.map((label) => (
          <LabelRow key={label.id} label={label} onSave={mayEdit ? save : undefined} />
        ))}
      </ul>
      <Done sentence={done} />
      {mayEdit && <LabelForm onSave={save} />}
    </section>
  );
}

interface LabelRowProps {
  readonly label: Label;
  /** Undefined: it can only be looked at. */
  readonly onSave: ((label: LabelInput) => Promise<unknown>) | undefined;
}

function LabelRow({ label, onSave }: LabelRowProps) {
  const { say } = useLanguage();
  const action = useAction();
  const { name, color, is_retired, cases } = label;
  const act = say(is_retired ? texts.bring_back : texts.retire);
  return (
    <li>
      <LabelTag label={label} />
      <span>
        {say(texts.cases, { cases })}
        {is_retired && `, ${say(texts.retired)}`}
      </span>
      {onSave && (
        <Button
          variant="link"
          busy={action.isBusy}
          label={say(texts.of_label, { act, name })}
          onClick={() => void action.run(() => onSave({ name, color, is_retired: !is_retired }))}
        >
          {act}
        </Button>
      )}
      <Failure failure={action.failure} />
    </li>
  );
}

function LabelForm({ onSave }: { readonly onSave: (label: LabelInput) => Promise<unknown> }) {
  const { say } = useLanguage();
  const empty: { name: string; color: LabelColor } = { name: '', color: 'blue' };
  const { typed, isTried, action, ...form } = useForm(empty);
  const { name, color } = typed;
  const isEmpty = name.trim() === '';
  const send = async () => {
    if (await form.send(!isEmpty && (() => onSave({ name: name.trim(), color, is_retired: false }))))
      form.clear(empty);
  };
  return (
    <ActionForm className={styles.labelForm} action={action} button={say(texts.save)} onSend={send}>
      <TextField
        name="label_name"
        label={say(texts.name)}
        help={say(texts.name_help)}
        maxLength={longestLabel}
        value={name}
        error={isTried && isEmpty ? say(texts.needs_name) : undefined}
        onChange={(value) => form.change({ name: value })}
      />
      <SelectField
        name="label_color"
        label={say(texts.color)}
        emptyText={say(labelColorNames.grey)}
        value={color === 'grey' ? undefined : color}
        options={labelColors
          .filter((each) => each !== 'grey')
          .map((each) => ({ value: each, label: say(labelColorNames[each]) }))}
        onChange={(chosen) => form.change({ color: chosen ?? 'grey' })}
      />
      <LabelTag label={{ name: name.trim() || say(texts.label), color }} />
    </ActionForm>
  );
}
