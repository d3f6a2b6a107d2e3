import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import { findOpenOffer, isOfferable } from '@ndp/domain/case/offer.ts';
import { isShowable } from '@ndp/domain/case/settling.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { CoOwnersSection, tellsCoOwners } from '@ndp/flows/application/co-owners/co-owner-editor.tsx';
import { coOwnerActs } from '@ndp/flows/application/co-owners/faults.ts';
import { coOwnerMessages } from '@ndp/flows/application/co-owners/messages.ts';
import { conversationMessages } from '@ndp/flows/application/conversation/messages.ts';
import { offerMessages } from '@ndp/flows/application/offer/messages.ts';
import type { Fold } from '@ndp/flows/application/overview.tsx';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { usePolishToday } from '../estimate/written.ts';
import { useWrittenHere } from '../estimate/written-here.ts';
import { AccountProof } from './account-proof/account-proof.tsx';
import { accountProofMessages } from './account-proof/messages.ts';
import { AgreementLink } from './agreement-link/agreement-link.tsx';
import { agreementLinkMessages } from './agreement-link/messages.ts';
import { CaseConversation } from './conversation.tsx';
import { OfferPart } from './offer-form.tsx';
import { TextChoice, useOffersTexts } from './text-choice.tsx';
import { textMessages } from './text-choice-messages.ts';
import { useCoOwners } from './use-co-owners.ts';

type MaybeFold = Fold | false | undefined;

/** The co-owners and their answers; open once somebody objects. */
export function useCoOwnersFold(link: Link): MaybeFold {
  const { say } = useLanguage();
  const store = useCoOwners(link);
  const formMessage = useFormMessage(...Object.values(coOwnerActs));
  if (!store || !tellsCoOwners(store)) return undefined;
  const answered = store.coOwners.filter(({ answered_at }) => answered_at !== null).length;
  return {
    id: 'co-owners',
    title: say(coOwnerMessages.fold, { answered, count: store.coOwners.length }),
    isOpen: formMessage !== undefined || store.coOwners.some(({ state }) => state === 'objected'),
    content: <CoOwnersSection store={store} />,
  };
}

/** What applicant and office wrote to each other. */
export function useConversationFold(application: ApplicationAnswer, link: Link): MaybeFold {
  const { say } = useLanguage();
  const isTold = useFormMessage('message') !== undefined;
  const { messages, status } = application;
  if (isOpen(status)) return undefined;
  return {
    id: 'messages',
    title: say(conversationMessages.fold, { count: messages.length }),
    isOpen: isTold || messages.at(-1)?.is_mine === false,
    content: <CaseConversation application={application} link={link} />,
  };
}

/** An installer's offer, while the agreement is not signed; open while one waits. */
export function useOfferFold(application: ApplicationAnswer, link: Link, days: number): MaybeFold {
  const { say } = useLanguage();
  const today = usePolishToday();
  const isTold = useFormMessage('offer') !== undefined;
  const failed = useWrittenHere()?.failed?.fields;
  if (!isOfferable(application.status)) return undefined;
  return {
    id: 'offer',
    title: say(offerMessages.title),
    isOpen: isTold || failed !== undefined || findOpenOffer(application.messages) !== undefined,
    content: <OfferPart {...{ application, link, days, today }} />,
  };
}

/** The link by which an installer or a bank sees that the agreement stands; open while there is one. */
export function useAgreementFold(application: ApplicationAnswer, link: Link): MaybeFold {
  const { say } = useLanguage();
  const isTold = useFormMessage('show_agreement', 'hide_agreement') !== undefined;
  if (!isShowable(application.status)) return undefined;
  return {
    id: 'agreement-link',
    title: say(agreementLinkMessages.title),
    isOpen: isTold || application.agreement_link !== null,
    content: <AgreementLink application={application} link={link} />,
  };
}

/** How the account is proven by one grosz; nobody has to. */
export function useAccountProofFold({ account_proof: proof }: ApplicationAnswer): MaybeFold {
  const { say } = useLanguage();
  if (proof === null) return undefined;
  return {
    id: 'account-proof',
    title: say(proof.state === 'proven' ? accountProofMessages.titleProven : accountProofMessages.title),
    isOpen: proof.state === 'other',
    content: <AccountProof proof={proof} />,
  };
}

/** Whether text messages are wanted. */
export function useTextsFold(application: ApplicationAnswer, link: Link): MaybeFold {
  const { say } = useLanguage();
  const isTold = useFormMessage('text_messages') !== undefined;
  const isOffered = useOffersTexts(application.status);
  return (
    isOffered && {
      id: 'text-messages',
      title: say(textMessages.title),
      isOpen: isTold,
      content: <TextChoice application={application} link={link} />,
    }
  );
}
