import type { Messages } from '@ndp/flows/message.ts';

export const alikeMessages = {
  photo: { pl: 'zdjęcie jak w innej sprawie', en: 'looks like a picture of another case' },
  photo_help: {
    pl: 'Porównano układ jasnych i ciemnych miejsc. Obejrzyj oba zdjęcia: podobne nie znaczy takie samo.',
    en: 'Light and dark places were compared. Look at both pictures: alike is not the same.',
  },
  device: {
    pl: 'ten sam numer seryjny w innej sprawie',
    en: 'the same serial number appears in another case',
  },
  device_help: {
    pl: 'Dwóch producentów może nadać ten sam numer. Sprawdź tabliczkę znamionową i fakturę.',
    en: 'Two makers may give the same number. Check the nameplate and the invoice.',
  },
  elsewhere: {
    pl: 'sprawa w programie innego organizatora',
    en: 'a case in the programme of another organiser',
  },
} as const satisfies Messages;
