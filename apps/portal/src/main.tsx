import '../fonts/fonts.css';
import '@ndp/ui/tokens.css';
import './portal.css';
import { AddressListsProvider } from '@ndp/flows/address-lists.tsx';
import { LanguageProvider } from '@ndp/flows/language.tsx';
import { localeOf } from '@ndp/flows/message.ts';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { pages } from './pages.tsx';
import { Portal } from './portal.tsx';
import { startRouting, useRouting } from './routing/router.ts';
import { whereLeftBelongs } from './shared-computer/left.ts';
import { addressLists } from './site/address-lists.ts';
import { languageInEffect, useLanguageChoice } from './site/language-choice.ts';

const place = document.getElementById('portal');
if (!place) throw new Error('the page has no place for the portal');

const [arrival] = performance.getEntriesByType('navigation');
const belongs = whereLeftBelongs(
  location.pathname,
  (arrival as PerformanceNavigationTiming | undefined)?.type,
);
if (belongs) location.replace(belongs);
else {
  show(place);
  void startRouting(pages);
}

function show(place: HTMLElement): void {
  createRoot(place).render(
    <StrictMode>
      <PageLanguage>
        <AddressListsProvider value={addressLists}>
          <Shown />
        </AddressListsProvider>
      </PageLanguage>
    </StrictMode>,
  );
}

/** What the tab shows; nothing before the first page is entered. */
function Shown() {
  const { visit, isSlow } = useRouting();
  return visit && <Portal visit={visit} isSlow={isSlow} />;
}

/** Gives the chosen language to everything beneath and to the page itself. */
function PageLanguage({ children }: { readonly children: ReactNode }) {
  const language = useLanguageChoice(languageInEffect);
  useLayoutEffect(() => {
    document.documentElement.lang = localeOf[language];
  }, [language]);
  return <LanguageProvider value={language}>{children}</LanguageProvider>;
}
