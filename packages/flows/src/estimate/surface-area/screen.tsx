import { NumberField } from '@ndp/ui/number-field.tsx';
import type { Typed } from '../../fields.ts';
import { bindField } from '../../form/bind-field.tsx';
import { Details } from '../../form/details.tsx';
import { numberTexts } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import { surfaceAreaMessages as messages } from './messages.ts';
import type { surfaceArea } from './step.ts';
import { largestArea } from './step.ts';

type SurfaceAreaAnswers = Typed<typeof surfaceArea.schema>;

function SurfaceAreaFields(props: ScreenProps<SurfaceAreaAnswers>) {
  const { say, locale } = useLanguage();
  return (
    <>
      <NumberField
        {...bindField(props, 'surface_area')}
        label={say(messages.area)}
        help={say(messages.area_help)}
        min={0}
        max={largestArea}
        fractionDigits={2}
        unit="m²"
        locale={locale}
        allowEmpty
        texts={numberTexts(say)}
        required
      />
      <Details title={say(messages.where_title)}>
        <ul>
          <li>{say(messages.where_certificate)}</li>
          <li>{say(messages.where_project)}</li>
          <li>{say(messages.where_manager)}</li>
        </ul>
        <p>{say(messages.where_not)}</p>
      </Details>
    </>
  );
}

export const surfaceAreaScreen: StepScreen<SurfaceAreaAnswers> = {
  title: messages.title,
  lead: messages.lead,
  Fields: SurfaceAreaFields,
};
