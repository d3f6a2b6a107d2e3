import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { linkDays } from '@ndp/domain/periods.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { LinkPage } from '../../page/link-page.tsx';
import { useHeldFocus } from '../../page/use-held-focus.ts';
import { Link } from '../../routing/link.tsx';
import { useParams } from '../../routing/visit.ts';
import { useApplication } from '../application-store.ts';
import { useFreshness } from '../use-freshness.ts';
import styles from './invitation.module.css';
import { InviteForm } from './invite-form.tsx';
import { Invited } from './invited.tsx';
import { helperMessages as texts } from './messages.ts';
import { Pages } from './pages.tsx';

/** Who helps with the application: what that means, whom to invite, and how far it has come. */
export function HelperPage() {
  const application = useApplication((opened) => opened.application);
  if (!application) return null;
  return <HelperOf application={application} />;
}

function HelperOf({ application }: { readonly application: ApplicationAnswer }) {
  const link = useParams<'/additional-data/helper/$id/$token'>();
  const { say } = useLanguage();
  useFreshness(link);
  const { helper, reference } = application;
  useHeldFocus(helper?.email, helper ? '#invited' : 'h1');
  const hasPrepared = Object.values(application.drafts).some((draft) => draft.is_prepared);
  return (
    <LinkPage
      className={styles.page}
      isLong
      hasNoContact
      title={texts.title}
      lead={say(texts.lead, { reference })}
    >
      {helper && <Invited helper={helper} link={link} />}
      {(helper || hasPrepared) && <Pages application={application} link={link} />}
      <section aria-labelledby="what">
        <h2 id="what">{say(texts.what)}</h2>
        <ul>
          {[texts.sees, texts.register, texts.hidden, texts.counts, texts.only].map((each) => (
            <li key={each.en}>{say(each)}</li>
          ))}
          <li>{say(texts.until, { days: linkDays.helper })}</li>
        </ul>
      </section>
      <InviteForm
        key={helper?.email}
        isOther={helper !== null}
        signedAs={helper?.signed_as ?? nameOf(application)}
        link={link}
      />
      <div>
        <Link to="/grant/application/$id/$token" params={link} className={buttonClass('quiet')}>
          {say(texts.back)}
        </Link>
      </div>
    </LinkPage>
  );
}

/** The name the application knows its applicant by, if it knows one yet. */
function nameOf({ client, drafts }: ApplicationAnswer): string {
  const known = { ...client, ...drafts.client_info?.typed };
  const person = [known.first_name, known.last_name].filter(Boolean).join(' ');
  return person || String(known.building_name ?? '');
}
