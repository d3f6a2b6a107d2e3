import { type CaseLabel, labelCase } from '@ndp/contract/desk/labels.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useRef } from 'react';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { useKeys } from '../page/keys.ts';
import { labelMessages as texts } from '../page/label-messages.ts';
import { LabelTag } from '../page/label-tag.tsx';
import { Menu } from '../page/menu.tsx';
import { useAction } from '../use-action.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';

/** The labels of a case; those of the partner are put on and taken off with one press each. */
export function CaseLabels({ partner, shown, outcome, onDone }: CasePartProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const place = useRef<HTMLDivElement>(null);
  const { reference, labels, other_labels } = shown;
  const isOn = ({ id }: CaseLabel) => labels.some((label) => label.id === id);
  const all = [...labels, ...other_labels].toSorted((one, other) => one.name.localeCompare(other.name, 'pl'));
  const mayLabel = partner.acts.includes('label-case') && all.length > 0;
  const open = () => {
    place.current?.querySelector('summary')?.click();
    place.current?.querySelector('button')?.focus();
  };
  useKeys(mayLabel ? [{ key: 'l', says: texts.key, press: open }] : []);
  const turn = (label: CaseLabel) =>
    action.run(async () => {
      const params = { partner: partner.id, reference };
      await askDesk(language, labelCase, { params, body: { label: label.id, is_on: !isOn(label) } });
      onDone(say(isOn(label) ? texts.off : texts.on, { name: label.name }));
    });
  return (
    <div ref={place} className={styles.labels}>
      {labels.map((label) => (
        <LabelTag key={label.id} label={label} />
      ))}
      {mayLabel && (
        <Menu label={say(texts.title)} className={styles.labelMenu} isChoice>
          {all.map((label) => (
            <button
              key={label.id}
              type="button"
              className={styles.labelChoice}
              aria-pressed={isOn(label)}
              disabled={action.isBusy}
              onClick={() => void turn(label)}
            >
              <span aria-hidden="true">{isOn(label) ? '✓' : ''}</span>
              <LabelTag label={label} />
            </button>
          ))}
        </Menu>
      )}
      <span role="status" className={styles.soft}>
        {outcome}
      </span>
      <Failure failure={action.failure} />
    </div>
  );
}
