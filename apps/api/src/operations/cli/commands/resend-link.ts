import { say } from '@ndp/flows/message.ts';
import { keyOf } from '../../../cases/case-key.ts';
import { ageLinks } from '../../../cases/links.ts';
import { newLink } from '../../../features/estimate/mails/new-link.ts';
import { promiseLink } from '../../../mail/promise-link.ts';
import type { Answer, Command, Work } from '../command.ts';
import { linkMessages as messages } from '../messages.ts';

/** Mails the applicant a new link to the application, whatever share of mails the address has had. */
export const resendLink: Command = {
  name: 'resend-link',
  summary: {
    pl: 'wysyła wnioskodawcy nowy link do wniosku; wcześniejsze wygasną po dobie',
    en: 'mails the applicant a new link to the application; earlier ones end after a day',
  },
  operands: ['reference'],
  options: [{ name: 'partner' }],
  run: resend,
};

async function resend(work: Work): Promise<Answer> {
  const { unit, language } = work;
  const application = await work.hold();
  const { reference, email } = application;
  const key = keyOf(application);
  await ageLinks(unit, key);
  const payload = { email, language: application.language };
  await promiseLink(unit, { ...key, mail: newLink, payload });
  return { blocks: [{ lines: [say(messages.sent, language, { reference })] }] };
}
