import type { Message } from '../../message.ts';
import { climateZoneNames } from '../../project/option-names.ts';
import { type AnswersTo, type Formatter, nameOf, type Questions } from '../../question.ts';
import { townMessages } from '../../town/messages.ts';
import type { climateZone } from './step.ts';

const value = ({ climate_zone }: AnswersTo<typeof climateZone.schema>, format: Formatter) =>
  nameOf(climateZoneNames, climate_zone, format);

/** The place is told with the address, which begins with it. */
const inAddress = { leftOut: 'the address of the building begins with it' } as const;
const place = (label: Message) => ({ label, shown: inAddress, printed: inAddress });

export const climateZoneQuestions = {
  climate_zone: {
    label: { pl: 'Strefa klimatyczna', en: 'Climate zone' },
    shown: { value },
    printed: { value },
  },
  province: place({ pl: 'Województwo', en: 'Voivodeship' }),
  county: place({ pl: 'Powiat', en: 'County' }),
  community: place({ pl: 'Gmina', en: 'Municipality (gmina)' }),
  city: place(townMessages.town),
} satisfies Questions<typeof climateZone.schema>;
