import { Refusal } from '../../platform/refusals.ts';

/** Somebody else has changed the partner since the page was loaded. */
export class PartnerChanged extends Refusal {
  readonly code = 'PARTNER_CHANGED';
  readonly status = 409;
  readonly sentence = {
    pl: 'Ktoś inny zmienił w międzyczasie dane partnera, więc niczego nie zapisano. Zapisz swoje zmiany do pliku, wczytaj stronę ponownie i nanieś je jeszcze raz.',
    en: 'Somebody else has changed the partner meanwhile, so nothing was saved. Save your changes to a file, load the page again and enter them once more.',
  };
}

/** What was given would close the portal, or could not be read on it. */
export class PartnerUnfit extends Refusal {
  readonly code = 'PARTNER_UNFIT';
  readonly status = 409;
  readonly sentence = {
    pl: 'Niczego nie zapisano, bo formularz ma jeszcze błędy: lista nad nim mówi, gdzie.',
    en: 'Nothing was saved, because the form still has errors: the list above it says where.',
  };
}

/** A host leads to somebody else, or is the platform's own. */
export class HostTaken extends Refusal {
  readonly code = 'HOST_TAKEN';
  readonly status = 409;
  readonly sentence = {
    pl: 'Jeden z adresów jest już zajęty albo zastrzeżony, więc niczego nie zapisano. Wybierz inny.',
    en: 'One of the addresses is taken or reserved, so nothing was saved. Choose another one.',
  };
}

/** The file is no picture that can be shown as a logo. */
export class LogoUnfit extends Refusal {
  readonly code = 'LOGO_UNFIT';
  readonly status = 409;
  readonly sentence = {
    pl: 'Tego pliku nie można przyjąć jako logo, więc niczego nie zapisano. Logo to obraz PNG albo JPEG do 1 MB; obraz SVG zapisz wcześniej jako PNG.',
    en: 'This file cannot be taken as a logo, so nothing was saved. A logo is a PNG or JPEG picture of at most 1 MB; save an SVG as PNG first.',
  };
}
