import type { Messages } from '@ndp/flows/message.ts';

export const welcomeMessages = {
  title: { pl: 'Dofinansowanie do wymiany źródła ciepła', en: 'Funding to replace a heat source' },
  lead: {
    pl: 'Bezzwrotne pieniądze dla właścicieli domów, bloków i budynków niemieszkalnych. Bez zakładania konta.',
    en: 'Non-repayable money for owners of houses, apartment buildings and non-residential buildings. No account needed.',
  },
  start: { pl: 'Rozpocznij', en: 'Start' },
  resume: { pl: 'Wróć do rozpoczętej wyceny', en: 'Continue the estimate' },
  duration: { pl: 'Wycena zajmuje około 3 minut.', en: 'The estimate takes about 3 minutes.' },
  saved: { pl: 'Odpowiedzi zapisują się na tym urządzeniu.', en: 'Your answers are saved on this device.' },
  startAnew: { pl: 'Zacznij od nowa', en: 'Start again' },
  anew: {
    pl: 'Nowa wycena usunie odpowiedzi zapisane na tym urządzeniu.',
    en: 'A new estimate removes the answers saved on this device.',
  },
} as const satisfies Messages;
