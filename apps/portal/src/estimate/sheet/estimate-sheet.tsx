import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import { titleIn } from '@ndp/domain/programs/program.ts';
import { estimateNumber } from '@ndp/domain/subsidy/estimate-number.ts';
import { writeLink } from '@ndp/flows/estimate/link/write-link.ts';
import { Calculation } from '@ndp/flows/estimate/quote/calculation/calculation.tsx';
import { calculationMessages } from '@ndp/flows/estimate/quote/calculation/messages.ts';
import { disclaimerOf } from '@ndp/flows/estimate/quote/disclaimer.ts';
import type { QuoteAnswer } from '@ndp/flows/estimate/quote-answer.ts';
import { toQuoteRequest } from '@ndp/flows/estimate/requests.ts';
import { summaryLines } from '@ndp/flows/estimate/summary.ts';
import { formatPln, formatShare } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate, formatNumber } from '@ndp/flows/numbers.ts';
import { bindWords } from '@ndp/flows/typography.ts';
import { Unparted } from '@ndp/flows/unparted.tsx';
import { Breakable } from '@ndp/ui/breakable.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { PageHeading } from '../../page/page-heading.tsx';
import { Link } from '../../routing/link.tsx';
import { useSite } from '../../routing/visit.ts';
import { useEstimate } from '../estimate-store.ts';
import { useToday } from '../written.ts';
import { sheetMessages as texts } from './messages.ts';
import { Sending } from './sending.tsx';
import styles from './sheet.module.css';

/** What is told of a person, or was told above. */
const leftOut: readonly string[] = ['quote', 'client-details', 'submit'];

/** The estimate on one page: dated, numbered, with every technical answer; to print, keep or send. */
export function EstimateSheet() {
  const { say, language } = useLanguage();
  const { program, config } = useSite();
  const answers = useEstimate((estimate) => estimate.answers);
  const day = useToday();
  const isLive = useLive();
  if (!answers.quote) return null;
  const number = estimateNumber(toQuoteRequest(answers), program, day);
  const lastDay = formatDate(lastDaysOf(program.terms).send, language);
  const amount = formatPln(answers.quote.quote, language);
  const link = isLive && writeLink(answers, program, location.origin, day);
  const { email, phone } = config.contact;
  const { name, address } = program.organiser;
  const warnings = [
    calculationMessages.lower_cost,
    calculationMessages.lower_public,
    calculationMessages.lower_other,
  ];
  return (
    <div className={styles.sheet}>
      <PageHeading title={texts.title} />
      <p className={`${styles.lead} no-print`}>{say(texts.lead)}</p>
      <FactPanel
        amount={{ label: say(texts.amount), value: amount }}
        facts={[
          {
            label: say(texts.number),
            value: (
              <span className={styles.number}>
                <Breakable text={number} />
              </span>
            ),
          },
          { label: say(texts.day), value: formatDate(day, language) },
          { label: say(texts.holds), value: lastDay },
          { label: say(texts.program), value: titleIn(language, program) },
        ]}
      />
      {link ? (
        <Sending link={link} subject={say(texts.mail_subject, { amount })}>
          {say(texts.mail_text, { amount, number, lastDay })}
        </Sending>
      ) : (
        <p className="no-print">{say(texts.by_menu)}</p>
      )}
      <section>
        <h2>{say(texts.answers)}</h2>
        <dl className={styles.lines}>
          {summaryLines(answers, program)
            .filter(({ stepId }) => !leftOut.includes(stepId))
            .map(({ stepId, label, value }) => (
              <div key={stepId}>
                <dt>{say(label)}</dt>
                <dd>{value(language)}</dd>
              </div>
            ))}
        </dl>
      </section>
      <div className={styles.picture}>
        <Calculation answers={answers} answer={answers.quote} program={program} isShort />
        <Sum answer={answers.quote} />
      </div>
      <div className={styles.foot}>
        <section>
          <h2>{say(texts.important)}</h2>
          <p>{say(disclaimerOf(answers))}</p>
          <p>{say(calculationMessages.lower)}</p>
          <ul className={styles.list}>
            {warnings.map((warning) => (
              <li key={warning.en}>{say(warning)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{say(texts.contact)}</h2>
          <p>
            <Unparted
              text={bindWords([say(texts.organiser, { name }), address].filter(Boolean).join(', '))}
            />
            <br />
            {say(texts.questions, { email, phone: bindWords(phone) })}
          </p>
        </section>
      </div>
      <div>
        <p className={styles.small}>{say(texts.number_help)}</p>
        {link && (
          <p className={`${styles.small} ${styles.printedLink}`}>
            {say(texts.link)}: {link}
          </p>
        )}
      </div>
      <Link
        to="/application/$step"
        params={{ step: 'quote' }}
        className={`${buttonClass('quiet')} ${styles.back} no-print`}
      >
        {say(texts.back)}
      </Link>
    </div>
  );
}

function Sum({ answer: { quote, explanation } }: { readonly answer: QuoteAnswer }) {
  const { say, language } = useLanguage();
  return (
    <p className={styles.small}>
      {say(texts.sum_value, {
        toe: formatNumber(explanation.reference_value_toe, language, 6),
        fee: formatPln(explanation.unit_fee_pln_per_toe, language, 2),
        year: String(explanation.programme_year),
        ceiling: formatPln(explanation.ceiling_pln, language, 2),
        share: formatShare(explanation.payout_share, language),
        amount: formatPln(quote, language),
      })}
    </p>
  );
}
