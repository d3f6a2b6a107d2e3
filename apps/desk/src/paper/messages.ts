import type { Messages } from '@ndp/flows/message.ts';

export const paperMessages = {
  lead: {
    pl: 'Przepisz formularz, który przyszedł na papierze. Wnioskodawca dostanie e-mail z linkiem: sprawdzi odpowiedzi, potwierdzi informację o danych osobowych i dokończy wniosek. PESEL, rachunek, oświadczenia i podpis podaje tylko wnioskodawca.',
    en: 'Copy the form that came on paper. The applicant gets an email with a link: checks the answers, confirms the information on personal data and completes the application. PESEL, account, statements and signature are theirs.',
  },
  four_eyes: {
    pl: 'Kto wpisał sprawę, nie zatwierdzi jej wypłaty.',
    en: 'Whoever enters a case cannot approve its payment.',
  },
  not_open: {
    pl: 'Program nie przyjmuje teraz nowych wycen, więc formularza nie można wpisać. Terminy są na stronie „Program”.',
    en: 'The programme takes no new estimates now, so no form can be entered. Its days are on the page “Programme”.',
  },
  sheet: { pl: 'Formularz i wnioskodawca', en: 'The form and the applicant' },
  came_on: { pl: 'Dzień wpływu formularza', en: 'Day the form came' },
  needs_day: {
    pl: 'Podaj dzień wpływu formularza, nie późniejszy niż dzisiaj.',
    en: 'Enter the day the form came, not later than today.',
  },
  first_name: { pl: 'Imię', en: 'First name' },
  last_name: { pl: 'Nazwisko', en: 'Surname' },
  email: { pl: 'E-mail wnioskodawcy', en: 'Email of the applicant' },
  email_help: {
    pl: 'Link do sprawy idzie tylko tam. Przepisz adres dokładnie.',
    en: 'The link to the case goes there only. Copy the address exactly.',
  },
  language: { pl: 'Język wiadomości', en: 'Language of the emails' },
  polish: { pl: 'polski', en: 'Polish' },
  english: { pl: 'angielski', en: 'English' },
  problems: {
    pl: 'Popraw to, zanim zapiszesz formularz',
    en: 'Correct this before the form is saved',
  },
  no_efficiency: {
    pl: 'Bez danych energetycznych nie ma kwoty, więc formularza nie można tu wpisać. Odeślij go z prośbą o te dane albo zaproponuj prośbę o kontakt w portalu.',
    en: 'Without energy data there is no amount, so the form cannot be entered here. Send it back for the data, or suggest a request to be called back in the portal.',
  },
  save: { pl: 'Zapisz i wyślij link wnioskodawcy', en: 'Save and send the link to the applicant' },
  fact: { pl: 'Z papieru', en: 'From paper' },
  fact_value: {
    pl: 'wpłynął {came}, {who} wpisał(a) {entered}',
    en: 'came on {came}, entered by {who} on {entered}',
  },
} as const satisfies Messages;
