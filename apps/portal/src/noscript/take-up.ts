import { changeAnswers } from '@ndp/flows/estimate/answers.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { localeOf } from '@ndp/flows/message.ts';
import { answersFold } from '../estimate/answers-fold.ts';
import { type, useEstimate } from '../estimate/estimate-store.ts';
import type { Written } from '../estimate/written.ts';
import { placeAt } from '../routing/addresses.ts';
import { questionForm } from '../site/form-fields.ts';
import { currentLanguage } from '../site/language-choice.ts';
import { openSite } from '../site/site.ts';
import { takeCookiesBack } from './cookies-back.ts';
import { readFields } from './reading.ts';
import { meaningOf } from './said.ts';

/**
 * Goes on in the browser with what forms told the server while no script ran: that is newer than whatever the browser
 * keeps, since from now on the server is told no more.
 */
export async function takeUp(own: Written): Promise<Written> {
  const { estimate, linkPage } = own;
  if (linkPage) {
    (await import('./take-up-link-page.ts')).takeUpLinkPage(linkPage);
    return own;
  }
  const { answers } = useEstimate.getState();
  useEstimate.setState({ ...estimate, answers: changeAnswers(answers, estimate.answers) }, true);
  answersFold.isUnfolded = document.querySelector(`#${answersFold.id}[open]`) !== null;
  return own;
}

/** Takes back what the server knows in cookies, once the page can do without: until then its forms are sent there. */
export function takeBack({ linkPage }: Written): void {
  if (!linkPage || linkPage.isTicked) takeCookiesBack();
}

/** Keeps what was typed or chosen on the page since it was written. */
export async function keepTyped(day: string): Promise<void> {
  const form = document.getElementById(questionForm);
  const place = placeAt(location.pathname);
  const path = place?.params.step;
  if (!(form instanceof HTMLFormElement) || !path || !isTouched(form)) return;
  if (place.address !== '/application/$step')
    return (await import('./take-up-link-page.ts')).keepTypedOnLinkPage(path, new FormData(form));
  const { program } = await openSite();
  const step = estimateFlow(program, day).steps.find((one) => one.path === path);
  if (!step) return;
  const language = currentLanguage();
  const sent = new URLSearchParams([...new FormData(form)].map(([name, said]) => [name, String(said)]));
  const said = meaningOf(step.id, {
    form: sent,
    language,
    said: readFields(step.schema, sent, localeOf[language]),
  });
  type(path, Object.fromEntries(Object.entries(said).filter(([, answer]) => answer !== undefined)));
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement)
      return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
    return control instanceof HTMLTextAreaElement && control.value !== control.defaultValue;
  });
}
