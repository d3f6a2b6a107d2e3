import type { Message } from '@ndp/flows/message.ts';
import { noscriptPage } from './plain-page.ts';

const notReady: Message = {
  pl: 'Strona nie była jeszcze gotowa, gdy formularz miał być wysłany: wróć do niej, poczekaj chwilę i wyślij go ponownie. Ta strona potrzebuje JavaScript: bez niego formularza nie da się tu wysłać.',
  en: 'The page was not ready yet when the form was to be sent: go back to it, wait a moment and send it again. This page needs JavaScript: without it the form cannot be sent here.',
};

/** Said of a form that could not be taken: nothing was sent, why, and the way back to it. */
export function nothingSent(why = notReady): string {
  return noscriptPage(
    'pl-PL',
    'Nic nie zostało wysłane | NDP',
    `<h1>Nic nie zostało wysłane</h1>
<p>${why.pl}</p>
<p><a href="">Wróć do formularza</a></p>
<div lang="en-GB">
<h2>Nothing was sent</h2>
<p>${why.en}</p>
<p><a href="">Back to the form</a></p>
</div>`,
  );
}
