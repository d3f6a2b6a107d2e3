import { useLanguage } from '@ndp/flows/language.tsx';
import { BrokenLinkPicture } from '@ndp/flows/pictures/broken-link.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { Contact, type ContactWays } from '../page/contact/contact.tsx';
import { MessagePage } from '../page/message-page.tsx';
import { NewLink } from '../page/new-link/new-link.tsx';
import { papersMessages as texts } from './messages.ts';
import { Papers } from './papers.tsx';

const route = getRouteApi('/site/grant/papers/$id/$token');

/** The page of a link to signed documents. */
export function PapersPage() {
  const { id, token } = route.useParams();
  const { contact } = route.useRouteContext().site.config;
  const papers = route.useLoaderData();
  if (!papers) return <PapersLinkOver contact={contact} />;
  return <Papers papers={papers} link={{ id, token }} contact={contact} />;
}

/** Why a link to signed documents opens nothing, and how to get another. */
function PapersLinkOver({ contact }: { readonly contact: ContactWays }) {
  const { say } = useLanguage();
  return (
    <MessagePage title={texts.goneTitle} text={texts.gone} picture={<BrokenLinkPicture />}>
      <p>{say(texts.goneNext)}</p>
      <NewLink />
      <Contact {...contact} />
    </MessagePage>
  );
}
