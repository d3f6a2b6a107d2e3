import { platformOperator } from '@ndp/domain/platform-operator.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatPln } from '@ndp/flows/numbers.ts';
import { describeParty } from '@ndp/flows/statements/party-words.ts';
import { partyMessages as texts } from './messages.ts';

/** Who runs the platform, as a company has to name itself on its website. */
const company = {
  company: describeParty(platformOperator),
  court: platformOperator.registerCourt,
  capital: formatPln(platformOperator.shareCapitalPln),
};

/** Who stands behind the page: the company that runs the platform, and the organiser of the programme. */
export function Parties({ program }: { readonly program: Program | undefined }) {
  const { say } = useLanguage();
  return (
    <>
      <p>{say(texts.operator, company)}</p>
      {program && <p>{say(texts.organiser, { organiser: describeParty(program.organiser) })}</p>}
    </>
  );
}
