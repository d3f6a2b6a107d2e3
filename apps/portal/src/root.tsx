import { AddressListsProvider } from '@ndp/flows/address-lists.tsx';
import { FormMessageContext } from '@ndp/flows/form/form-message.tsx';
import { LanguageProvider } from '@ndp/flows/language.tsx';
import { type Language, localeOf } from '@ndp/flows/message.ts';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { type Written, WrittenContext } from './estimate/written.ts';
import { Portal } from './portal.tsx';
import { useRouting } from './routing/router.ts';
import type { Visit } from './routing/visit.ts';
import { addressLists } from './site/address-lists.ts';
import { languageInEffect, useLanguageChoice } from './site/language-choice.ts';

interface Props {
  /** Shown until the visitor goes on; undefined while nothing is known. */
  readonly first: Visit | undefined;
  /** The language of a page that is written on the server; in the browser it is the visitor's. */
  readonly written?: Language;
  /** What the page was written with, where it is a visitor's own. */
  readonly own?: Written | undefined;
  /** Called once the page is taken over. */
  readonly onTaken?: (() => void) | undefined;
}

/** Everything within the page, in its language: the same on the server and in the browser. */
export function Root({ first, written, own, onTaken }: Props) {
  // One by one: a page that is taken over changes nothing, and what of it is still on its way stays.
  const visit = useRouting((routing) => routing.visit ?? first);
  const isSlow = useRouting((routing) => routing.isSlow);
  const chosen = useLanguageChoice(languageInEffect);
  const language = written ?? chosen;
  // Once: it is about the page that was written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => onTaken?.(), []);
  useLayoutEffect(() => {
    document.documentElement.lang = localeOf[language];
  }, [language]);
  return (
    <StrictMode>
      <LanguageProvider value={language}>
        <AddressListsProvider value={addressLists}>
          <WrittenContext value={own}>
            <FormMessageContext value={visit?.turn === first?.turn ? own?.told : undefined}>
              {visit && <Portal visit={visit} isSlow={isSlow} />}
            </FormMessageContext>
          </WrittenContext>
        </AddressListsProvider>
      </LanguageProvider>
    </StrictMode>
  );
}
