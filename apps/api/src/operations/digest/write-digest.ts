import { type Language, say } from '@ndp/flows/message.ts';
import type { RenderedMail } from '../../platform/mail/letter/letter.ts';
import { renderLetter } from '../../platform/mail/letter/render.ts';
import { matters, digestMessages as texts } from './messages.ts';
import type { CaseInDigest, Digest, PartnerDigest } from './read-digest.ts';

export function describeDigest(
  { count, partners, refusedRows, closedSignings, anchor }: Digest,
  language: Language,
): readonly string[] {
  const anchored = anchor === null ? [] : [say(texts.anchor, language, { anchor })];
  if (count === 0) return [say(texts.nothing, language), ...anchored];
  const lines = partners.flatMap((partner) => describePartner(partner, language));
  const refused = refusedRows.map(({ partner, field }) =>
    say(texts.refusedRow, language, { partner, field }),
  );
  const closed = closedSignings.map((one) => say(texts.signingClosed, language, one));
  return [say(texts.waiting, language, { count }), ...refused, ...closed, ...lines, ...anchored];
}

/** The digest as a mail. It comes also when nothing waits: a mail that is missing says that something broke. */
export function writeDigest(digest: Digest, language: Language): RenderedMail {
  const { day, count } = digest;
  const subject = say(texts.subject, language, { day, count });
  const [first = '', ...lines] = describeDigest(digest, language);
  const sender = { title: 'NDP', primaryColor: '', email: '', phone: '' };
  const contact = say(texts.contact, language);
  const letter = {
    language,
    subject,
    preheader: first,
    heading: subject,
    facts: [],
    beforeLink: [first, ...lines],
    afterLink: [],
    contact,
  };
  return renderLetter(letter, sender);
}

function describePartner({ partner, matters: found, sealEnds }: PartnerDigest, language: Language): string[] {
  const lines = found.map(({ matter, count, cases }) => {
    const listed = cases.map((one) => describeCase(one, language));
    const rest = count - listed.length;
    const all = rest > 0 ? [...listed, say(texts.more, language, { count: rest })] : listed;
    return `${partner} – ${say(matters[matter], language)} (${count}): ${all.join(', ')}`;
  });
  const seal = sealEnds ? [`${partner} – ${say(texts.sealEnds, language, sealEnds)}`] : [];
  return [...lines, ...seal];
}

function describeCase({ reference, days }: CaseInDigest, language: Language): string {
  if (days === undefined) return reference;
  const left =
    days < 0 ? say(texts.daysOver, language, { days: -days }) : say(texts.daysLeft, language, { days });
  return `${reference} (${left})`;
}
