import { linkDays } from '@ndp/domain/periods.ts';
import { measuredZero } from '@ndp/flows/application/callback/messages.ts';
import type { ZeroCause } from '@ndp/flows/estimate/quote/zero-cause.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import type { Messages } from '@ndp/flows/message.ts';
import { formatNumber } from '@ndp/flows/numbers.ts';
import { renderCase, translateTitles, waitingLines } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';

/** The result of a measurement. */
interface MeasuredPayload extends LinkPayload {
  /** Why there is no amount; null when there is one. */
  readonly cause: ZeroCause | null;
  /** The lower limit of the law for the efficiency before the project, a decimal. */
  readonly floor: string;
}

/** The mail that tells what the measured energy data of a building give: an amount and the way on, or none and why. */
export const measuredMail: LinkMail<MeasuredPayload> = {
  kind: 'measured',
  target: 'application',
  write(mail) {
    const { cause, language, quotePln = 0 } = mail;
    const texts = cause ? nothingEmail : amountEmail;
    const floor = formatNumber(Number(mail.floor), language, 2);
    return renderCase(mail, (t) => ({
      ...translateTitles(t, texts),
      facts: [
        { label: t(amount), value: formatPln(quotePln, language) },
        { label: t(shared.validFor), value: t(shared.days, { days: linkDays.draft }) },
      ],
      beforeLink: [
        t(texts.happened),
        ...(cause ? [t(measuredZero[cause], { floor })] : []),
        ...waitingLines(mail, t),
        t(texts.next),
      ],
      afterLink: [
        t(earlier),
        t(shared.livesOn, { days: linkDays.draft, inAll: linkDays.draftInAll }),
        t(shared.keepSecret),
      ],
    }));
  },
};

const amount = { pl: 'Szacowane dofinansowanie', en: 'Estimated funding' };

const earlier = {
  pl: 'Link z wcześniejszej wiadomości prowadzi w to samo miejsce jeszcze przez dobę.',
  en: 'The link in the earlier message leads to the same place for one more day.',
};

const amountEmail = {
  subject: {
    pl: 'Sprawa {reference}: kwota dofinansowania jest już obliczona',
    en: 'Case {reference}: the amount of funding has been calculated',
  },
  preheader: {
    pl: 'Możesz teraz wypełnić wniosek o dofinansowanie.',
    en: 'You can now complete the application for funding.',
  },
  heading: { pl: 'Kwota dofinansowania jest znana', en: 'The amount of funding is known' },
  happened: {
    pl: 'Organizator programu wpisał dane energetyczne budynku i z prośby o kontakt {reference} powstał wniosek o dofinansowanie. Numer sprawy jest ten sam.',
    en: 'The organiser of the programme has entered the energy data of the building, and the request to be called back {reference} has become an application for funding. Its reference number stays the same.',
  },
  next: {
    pl: 'Otwórz link, sprawdź te dane, napisz, jak przebiegnie wymiana, i wypełnij wniosek. Do podpisania umowy nie zamawiaj urządzenia ani nie zaczynaj prac.',
    en: 'Open the link, check the data, say how the replacement will take place, and complete the application. Until the agreement is signed, please order no device and begin no works.',
  },
  button: { pl: 'Przejdź do wniosku', en: 'Go to the application' },
} satisfies Messages;

const nothingEmail = {
  subject: {
    pl: 'Sprawa {reference}: dla tego budynku kwota wynosi 0 zł',
    en: 'Case {reference}: for this building the amount is PLN 0',
  },
  preheader: { pl: 'W środku: dlaczego i co można zrobić.', en: 'Inside: why, and what can be done.' },
  heading: { pl: 'Dofinansowania nie będzie', en: 'There will be no funding' },
  happened: {
    pl: 'Organizator programu wpisał dane energetyczne budynku do sprawy {reference}. Obliczona z nich kwota wynosi 0 zł, więc wniosek nie powstanie.',
    en: 'The organiser of the programme has entered the energy data of the building in case {reference}. The amount calculated from them is PLN 0, so there will be no application.',
  },
  next: {
    pl: 'Strona sprawy pokazuje dane przyjęte do obliczeń. Jeśli coś się w nich nie zgadza, zadzwoń albo napisz. Możesz też usunąć tam swoje dane.',
    en: 'The page of the case shows the data that were used. If anything in them is wrong, please call or write. You can also delete your data there.',
  },
  button: { pl: 'Zobacz dane i obliczenie', en: 'See the data and the result' },
} satisfies Messages;
