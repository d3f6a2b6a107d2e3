import { TextField } from '@ndp/ui/text-field.tsx';
import type { FocusEvent } from 'react';
import { bindText } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps } from '../../screen.tsx';
import { planningMessages as messages } from './messages.ts';
import type { PlanningAnswers } from './step.ts';
import { longestModel } from './step.ts';

/** Name and model of the device; to begin with, that it is not chosen yet. */
export function DeviceModel(props: ScreenProps<PlanningAnswers>) {
  const { say } = useLanguage();
  const field = bindText(props, 'heater_model_name');
  const isUnknown = Object.values(messages.model_unknown_text).some((text) => text === field.value);
  // Whoever has a model types it over the words that stand for none.
  const selectAll = ({ target }: FocusEvent) => {
    if (isUnknown && target instanceof HTMLInputElement) target.select();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is the field's, heard on its way up
    <div onFocus={selectAll}>
      <TextField
        {...field}
        label={say(messages.model)}
        help={say(messages.model_help)}
        autoComplete="off"
        maxLength={longestModel}
        required
      />
    </div>
  );
}
