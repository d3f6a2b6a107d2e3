import type { Questions } from '../../question.ts';
import { buildingInfoMessages as messages } from './messages.ts';
import type { buildingInfo } from './step.ts';

export const buildingInfoQuestions = {
  land_registry_number: {
    label: messages.land,
    shown: { label: { pl: 'Numer działki', en: 'Land registry number' } },
    printed: {},
  },
  mortgage_registry_number: {
    label: messages.mortgage,
    shown: { label: { pl: 'Księga wieczysta', en: 'Land and mortgage register' } },
    printed: {},
  },
} satisfies Questions<typeof buildingInfo.fields>;
