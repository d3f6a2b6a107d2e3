import { sessionAnswer, sessionPath } from '@ndp/contract/desk/session.ts';
import { LanguageProvider } from '@ndp/flows/language.tsx';
import { type Language, say } from '@ndp/flows/message.ts';
import { useEffect } from 'react';
import { goTo, inboxPath, type Place, pagePath, placeOf, useAddress } from './address.ts';
import { askServer } from './ask.ts';
import { BudgetPage } from './budget/budget-page.tsx';
import { CasePage } from './case/case-page.tsx';
import { InboxPage } from './inbox/inbox-page.tsx';
import { LoginPage } from './login/login-page.tsx';
import { deskMessages as texts } from './messages.ts';
import { NoticesPage } from './notices/notices-page.tsx';
import { Failure } from './page/failure.tsx';
import { useChosenLanguage } from './page/language-store.ts';
import { type DeskPartner, Shell } from './page/shell.tsx';
import { Counting } from './page/waiting.tsx';
import { OpenPage } from './partner/open-page.tsx';
import { PartnerPage } from './partner/partner-page.tsx';
import { PaymentsPage } from './payments/payments-page.tsx';
import { PeoplePage } from './people/people-page.tsx';
import { ProgramPage } from './programmes/program-page.tsx';
import { StatisticsPage } from './statistics/statistics-page.tsx';
import { useLoaded } from './use-loaded.ts';
import { WordingPage } from './wording/wording-page.tsx';

/** The desk: its pages for whoever is logged in, the way in for anybody else. */
export function Desk() {
  const language = useChosenLanguage();
  const { pathname, searchParams } = useAddress();
  const place = placeOf(pathname);
  const session = useLoaded('session', async () =>
    sessionAnswer.parse(await askServer({ path: sessionPath, language })),
  );
  const { answer, failure } = session;
  const id = 'partner' in place ? place.partner : answer?.partners[0]?.id;
  const partner = answer?.partners.find((each) => each.id === id);
  const isAstray = place.page === 'home' || (place.page === 'inbox' && !partner?.acts.includes('list-cases'));
  const home = isAstray && partner ? homeOf(partner) : undefined;
  useEffect(() => {
    if (home) goTo(home, { replace: true });
  }, [home]);
  const title = titleOf(place, partner, language);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const onOut = () => {
    history.replaceState(null, '', '/?login=out');
    location.reload();
  };
  // Whoever follows an invitation may be logged in already; why it led nowhere is said all the same.
  if (place.page === 'invitation' || searchParams.get('login')?.startsWith('invitation_')) {
    return (
      <LanguageProvider value={language}>
        <LoginPage {...(place.page === 'invitation' ? { invitation: place.secret } : {})} />
      </LanguageProvider>
    );
  }
  if (!answer) {
    const isOut = failure && [401, 503].includes(failure.status);
    return (
      <LanguageProvider value={language}>
        {isOut || searchParams.has('login') ? (
          <LoginPage />
        ) : (
          <main>
            <h1 className="visually-hidden">{say(texts.title, language)}</h1>
            <Failure failure={failure} onAgain={session.again} />
          </main>
        )}
      </LanguageProvider>
    );
  }
  const shell = (
    <Shell session={answer} partner={partner} place={place} onOut={onOut}>
      {place.page === 'opening' ? (
        <OpenPage />
      ) : partner ? (
        // Somebody without cases is on the way to another page.
        !isAstray && (
          <>
            {place.page === 'inbox' && <InboxPage key={partner.id} partner={partner} />}
            {place.page === 'case' && (
              <CasePage key={place.reference} partner={partner} reference={place.reference} />
            )}
            {place.page === 'payments' && <PaymentsPage key={partner.id} partner={partner} />}
            {place.page === 'statistics' && <StatisticsPage key={partner.id} partner={partner} />}
            {place.page === 'budget' && <BudgetPage key={partner.id} partner={partner} />}
            {place.page === 'notices' && <NoticesPage key={partner.id} partner={partner} />}
            {place.page === 'people' && <PeoplePage partner={partner} />}
            {place.page === 'partner' && <PartnerPage key={partner.id} partner={partner} />}
            {place.page === 'wording' && <WordingPage key={partner.id} partner={partner} />}
            {place.page === 'program' && <ProgramPage key={partner.id} partner={partner} />}
          </>
        )
      ) : (
        <>
          <h1>{say(texts.no_such_page, language)}</h1>
          <p>{say(texts.no_such_page_help, language)}</p>
        </>
      )}
    </Shell>
  );
  return (
    <LanguageProvider value={language}>
      {partner ? <Counting partner={partner.id}>{shell}</Counting> : shell}
    </LanguageProvider>
  );
}

/** What a tab of the browser is called by: the case or page, then whose. */
function titleOf(place: Place, partner: DeskPartner | undefined, language: Language): string {
  const { page } = place;
  const named =
    page === 'case'
      ? place.reference
      : page !== 'home' && page !== 'invitation' && say(texts[page], language);
  return [partner && named, partner?.title, say(texts.title, language), 'NDP'].filter(Boolean).join(' – ');
}

/** Where somebody’s work at a partner begins. */
function homeOf({ id, acts }: DeskPartner): string {
  return acts.includes('list-cases') ? inboxPath(id) : pagePath(id, 'people');
}
