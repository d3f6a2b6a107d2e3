import { CheckField } from '@ndp/ui/check-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import type { Typed } from '../../fields.ts';
import { bindText } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps } from '../../screen.tsx';
import { planningMessages as messages } from './messages.ts';
import type { planningFields } from './step.ts';
import { longestModel } from './step.ts';

type Answers = Typed<typeof planningFields>;

/** Name and model of the device, or that it is not chosen yet: then these words stand for it. */
export function DeviceModel(props: ScreenProps<Answers>) {
  const { say } = useLanguage();
  const field = bindText(props, 'heater_model_name');
  const isUnknown = Object.values(messages.model_unknown_text).some((text) => text === field.value);
  return (
    <div>
      {!isUnknown && (
        <TextField
          {...field}
          label={say(messages.model)}
          help={say(messages.model_help)}
          autoComplete="off"
          maxLength={longestModel}
          required
        />
      )}
      <CheckField
        name="model_unknown"
        label={say(messages.model_unknown)}
        checked={isUnknown}
        onChange={(now) => field.onChange(now ? say(messages.model_unknown_text) : '')}
      />
    </div>
  );
}
