import { demonstrationPeople } from '../../features/desk/demonstration.ts';

const roleNames = {
  officer: 'urzędnik',
  approver: 'osoba zatwierdzająca',
  auditor: 'audytor',
  administrator: 'administrator',
} as const;

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1.25rem;color:#1c1c1c;background:#fff}' +
  'h1{line-height:1.25}button{display:block;width:100%;min-height:3rem;margin:.5rem 0;font:inherit;text-align:left;padding:.5rem 1rem;border:2px solid #232c40;border-radius:6px;background:#fff;color:#232c40;cursor:pointer}' +
  'button:hover,button:focus-visible{background:#232c40;color:#fff}label{display:block;padding:.75rem 0}input{width:1.5rem;height:1.5rem;vertical-align:middle;margin-right:.5rem}';

/** Who of the made-up people logs in, and whether with a second factor; without a script. */
export function loginPage(uid: string): string {
  const buttons = demonstrationPeople
    .map(
      ({ subject, name, role }) =>
        `<button name="person" value="${subject}">${name}, ${roleNames[role]}</button>`,
    )
    .join('');
  return pageOf(
    'Logowanie pokazowe',
    `<p>To zmyśleni ludzie na komputerze programisty. Prawdziwi urzędnicy logują się u swojego dostawcy.</p>
<form method="post" action="/login/${uid}"><label><input type="checkbox" name="factor" value="yes" checked> z drugim składnikiem (kod z telefonu)</label>${buttons}</form>`,
  );
}

/** Asks whether somebody logs out here as well; `form` is the provider's own. */
export function logoutPage(form: string): string {
  const button = '<button form="op.logoutForm" name="logout" value="yes">Wyloguj</button>';
  return pageOf('Wylogować także u dostawcy?', `${form}${button}`);
}

/** Says that a log-in can no longer be finished. */
export function lostPage(desk: string): string {
  return pageOf(
    'To logowanie już minęło',
    `<p>Wróć do <a href="${desk}">panelu</a> i zaloguj się od nowa.</p>`,
  );
}

function pageOf(title: string, body: string): string {
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1>${body}</main></html>`;
}
