import { readSession, type SessionAnswer } from '@ndp/contract/desk/session.ts';
import { LanguageProvider, useLanguage } from '@ndp/flows/language.tsx';
import { type Language, say } from '@ndp/flows/message.ts';
import { Suspense, useEffect } from 'react';
import {
  goTo,
  inboxPath,
  pagePath,
  type Route,
  rememberPartner,
  routeOf,
  useAddress,
  usedPartner,
} from './address.ts';
import { askDesk, type NotDone } from './ask.ts';
import { LoginPage } from './login/login-page.tsx';
import { deskMessages as texts } from './messages.ts';
import { Failure } from './page/failure.tsx';
import { useChosenLanguage } from './page/language-store.ts';
import { type DeskPartner, Shell, togetherPartners } from './page/shell.tsx';
import { Counting } from './page/waiting.tsx';
import { CasePage, InboxPage, OpenPage, partnerPages, preloadPage } from './pages.ts';
import { useLoaded } from './use-loaded.ts';

/** The desk: its pages for whoever is logged in, the way in for anybody else. */
export function Desk() {
  const language = useChosenLanguage();
  const { pathname, searchParams } = useAddress();
  const route = routeOf(pathname);
  const session = useLoaded('session', () => askDesk(language, readSession, { params: {} }));
  // Whoever follows an invitation may be logged in already; why it led nowhere is said all the same.
  const isInvited = route.page === 'invitation' || searchParams.get('login')?.startsWith('invitation_');
  return (
    <LanguageProvider value={language}>
      {isInvited || !session.answer ? (
        <Outside
          route={route}
          failure={session.failure}
          isOut={searchParams.has('login')}
          onAgain={session.again}
        />
      ) : (
        <Inside session={session.answer} route={route} />
      )}
    </LanguageProvider>
  );
}

interface OutsideProps {
  readonly route: Route;
  readonly failure: NotDone | undefined;
  readonly isOut: boolean;
  readonly onAgain: () => void;
}

/** What somebody sees who is not logged in, or not yet. */
function Outside({ route, failure, isOut, onAgain }: OutsideProps) {
  const { say } = useLanguage();
  if (route.page === 'invitation') return <LoginPage invitation={route.secret} />;
  if (isOut || (failure && [401, 503].includes(failure.status))) return <LoginPage />;
  return (
    <main>
      {!failure && (
        <p className="desk-opening" aria-hidden="true">
          NDP
        </p>
      )}
      <h1 className="visually-hidden">{say(texts.title)}</h1>
      <Failure failure={failure} onAgain={onAgain} />
    </main>
  );
}

interface InsideProps {
  readonly session: SessionAnswer;
  readonly route: Route;
}

function Inside({ session, route }: InsideProps) {
  const { language } = useLanguage();
  const used = session.partners.find(({ id }) => id === usedPartner()) ?? session.partners[0];
  const partner = 'partner' in route ? session.partners.find(({ id }) => id === route.partner) : used;
  const isAstray = route.page === 'home' || (route.page === 'inbox' && !partner?.acts.includes('list-cases'));
  const home = isAstray && partner ? homeOf(partner) : undefined;
  useEffect(() => {
    if (home) goTo(home, { replace: true });
  }, [home]);
  const title = titleOf(route, partner, language);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (partner) rememberPartner(partner.id);
  }, [partner]);
  useEffect(() => preloadPage('case'), []);
  const onOut = () => {
    history.replaceState(null, '', '/?login=out');
    location.reload();
  };
  const shell = (
    <Shell session={session} partner={partner} route={route} onOut={onOut}>
      {/* Somebody without cases is on the way to another page. */}
      <Suspense fallback={<Opening />}>
        {!isAstray && <Page session={session} route={route} partner={partner} />}
      </Suspense>
    </Shell>
  );
  return partner ? <Counting partner={partner.id}>{shell}</Counting> : shell;
}

/** A page on its way. */
function Opening() {
  const { say } = useLanguage();
  return <p role="status">{say(texts.loading)}</p>;
}

/** The page an address names, for whoever may see it. */
function Page({ session, route, partner }: InsideProps & { readonly partner: DeskPartner | undefined }) {
  const { say } = useLanguage();
  if (route.page === 'opening') return <OpenPage />;
  if (route.page === 'together') return <InboxPage key="together" partners={togetherPartners(session)} />;
  if (!partner)
    return (
      <>
        <h1>{say(texts.no_such_page)}</h1>
        <p>{say(texts.no_such_page_help)}</p>
      </>
    );
  if (route.page === 'inbox') return <InboxPage key={partner.id} partners={[partner]} />;
  if (route.page === 'case')
    return <CasePage key={route.reference} partner={partner} reference={route.reference} />;
  if (route.page === 'home' || route.page === 'invitation') return null;
  const PartnerPage = partnerPages[route.page];
  return <PartnerPage key={partner.id} partner={partner} />;
}

/** What a tab of the browser is called by: the case or page, then whose. */
function titleOf(route: Route, partner: DeskPartner | undefined, language: Language): string {
  const { page } = route;
  const named =
    page === 'case'
      ? route.reference
      : page !== 'home' && page !== 'invitation' && say(texts[page], language);
  const whose = page === 'together' || page === 'opening' ? undefined : partner?.title;
  return [(partner || whose) && named, whose, say(texts.title, language), 'NDP'].filter(Boolean).join(' – ');
}

/** Where somebody’s work at a partner begins. */
function homeOf({ id, acts }: DeskPartner): string {
  return acts.includes('list-cases') ? inboxPath(id) : pagePath(id, 'people');
}
