import '../fonts/fonts.css';
import '@ndp/ui/tokens.css';
import './portal.css';
import { AddressListsProvider } from '@ndp/flows/application/address-lists.tsx';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.tsx';
import { PageLanguage } from './shell/page-language.tsx';
import { addressLists } from './site/address-lists.ts';

const place = document.getElementById('portal');
if (!place) throw new Error('the page has no place for the portal');

createRoot(place).render(
  <StrictMode>
    <PageLanguage>
      <AddressListsProvider value={addressLists}>
        <RouterProvider router={router} />
      </AddressListsProvider>
    </PageLanguage>
  </StrictMode>,
);
