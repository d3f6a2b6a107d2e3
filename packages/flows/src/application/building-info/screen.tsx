import {
  checkLandRegister,
  courtCodeIsKnown,
  normaliseLandRegister,
} from '@ndp/domain/identifiers/land-register.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import type { Draft } from '../../fields.ts';
import { bindText } from '../../form/bind-field.tsx';
import { Details } from '../../form/details.tsx';
import { useLanguage } from '../../language.tsx';
import { labelsOf } from '../../question.ts';
import type { SectionScreen, SectionScreenProps } from '../section-screen.tsx';
import { buildingInfoMessages as messages } from './messages.ts';
import { buildingInfoQuestions } from './questions.ts';
import type { buildingInfo } from './step.ts';

type BuildingInfoDraft = Draft<typeof buildingInfo.fields>;

function BuildingInfoFields(props: SectionScreenProps<BuildingInfoDraft>) {
  const { say } = useLanguage();
  const register = props.draft.mortgage_registry_number ?? '';
  const court = unknownCourt(register);
  return (
    <>
      <div>
        <TextField
          {...bindText(props, 'land_registry_number')}
          label={say(messages.land)}
          help={say(messages.land_help)}
          autoComplete="off"
          required
        />
        <Where title={say(messages.land_where)}>
          {[say(messages.land_where_notice), say(messages.land_where_tax), say(messages.land_where_map)]}
        </Where>
      </div>
      <div>
        <TextField
          {...bindText(props, 'mortgage_registry_number')}
          label={say(messages.mortgage)}
          help={say(messages.mortgage_help)}
          autoComplete="off"
          width="medium"
          required
          suggestion={court !== undefined && say(messages.court_unknown, { court })}
        />
        <Where title={say(messages.mortgage_where)}>
          {[
            say(messages.mortgage_where_deed),
            say(messages.mortgage_where_court),
            say(messages.mortgage_where_office),
          ]}
        </Where>
      </div>
    </>
  );
}

/** The places a number is found in, folded away. */
function Where({ title, children }: { readonly title: string; readonly children: readonly string[] }) {
  return (
    <Details title={title}>
      <ul>
        {children.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </Details>
  );
}

/** The court code of a faultless register number when no court on the list has it. */
function unknownCourt(register: string): string | undefined {
  if (checkLandRegister(register) !== undefined || courtCodeIsKnown(register)) return undefined;
  return normaliseLandRegister(register).slice(0, 4);
}

export const buildingInfoScreen: SectionScreen<BuildingInfoDraft> = {
  lead: messages.lead,
  labels: labelsOf(buildingInfoQuestions),
  Fields: BuildingInfoFields,
};
