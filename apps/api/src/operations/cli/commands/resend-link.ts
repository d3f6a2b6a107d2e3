import { say } from '@ndp/flows/message.ts';
import { mailNewLink } from '../../../features/casework/mail-new-link.ts';
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
  takes: ['partner'],
  run: resend,
};

async function resend(work: Work): Promise<Answer> {
  const { unit, language } = work;
  const application = await work.hold();
  await mailNewLink(unit, application);
  const { reference } = application;
  return { blocks: [{ lines: [say(messages.sent, language, { reference })] }] };
}
